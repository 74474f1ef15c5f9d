import {
  type catalogueFields,
  fieldsAt,
  type CatalogueField,
  type FieldLevel,
  type FieldName,
  type FieldRow,
  type KindValues,
} from './fields'

type Rows = typeof catalogueFields

type NameAt<Level extends FieldLevel> = {
  [Name in FieldName]: Rows[Name]['level'] extends Level ? Name : never
}[FieldName]

type ValueOf<Row extends FieldRow> = Row extends { limits: { enum: readonly (infer Choice)[] } }
  ? Choice
  : Row extends { limits: { items: { enum: readonly (infer Choice)[] } } }
    ? Choice[]
    : KindValues[Row['kind']]

/** Changes of a product or a variant by field. Omitted fields keep their value, null clears. */
export type FieldChanges<Level extends FieldLevel> = {
  [Name in NameAt<Level> as ValueOf<Rows[Name]> extends never ? never : Name]?:
    | ValueOf<Rows[Name]>
    | (Rows[Name] extends { isOptional: true } ? null : never)
}

/** The values of a product or a variant in the store's record. */
export type FieldState<Level extends FieldLevel> = {
  [Name in NameAt<Level> as Rows[Name] extends { state: infer Key extends string } ? Key : never]:
    | ValueOf<Rows[Name]>
    | (Rows[Name] extends { initial: null } ? null : never)
}

/** The values of a product or a variant by the contract's names. */
export type FieldValues<Level extends FieldLevel> = {
  [Name in NameAt<Level> as Rows[Name] extends { state: string } ? Name : never]:
    | ValueOf<Rows[Name]>
    | (Rows[Name] extends { initial: null } ? null : never)
}

/** The values of a variant that buyers see, by the contract's names. */
export type PublicValues = Omit<
  FieldValues<'variant'>,
  { [Name in FieldName]: Rows[Name] extends { isInternal: true } ? Name : never }[FieldName]
>

type Values = Readonly<Record<string, unknown>>

function mapState(level: FieldLevel, keyOf: 'name' | 'state', valueOf: (field: CatalogueField) => unknown): Values {
  const values: Record<string, unknown> = {}
  for (const field of fieldsAt(level)) {
    const key = field[keyOf]
    if (key !== undefined && field.state !== undefined) values[key] = valueOf(field)
  }
  return values
}

/** Returns the record of a new product or variant. */
export const newState = <Level extends FieldLevel>(level: Level) =>
  mapState(level, 'state', ({ initial }) => initial) as FieldState<Level>

/** Returns the values of a new product or variant by the contract's names. */
export const newValues = <Level extends FieldLevel>(level: Level) =>
  mapState(level, 'name', ({ initial }) => initial) as FieldValues<Level>

/** Returns the table's fields of a record. */
export const pickState = <Level extends FieldLevel>(level: Level, record: FieldState<Level>) =>
  mapState(level, 'state', ({ state }) => (record as Values)[state ?? '']) as FieldState<Level>

/** Returns the values of a record by the contract's names. */
export const toValues = <Level extends FieldLevel>(level: Level, record: FieldState<Level>) =>
  mapState(level, 'name', ({ state }) => (record as Values)[state ?? '']) as FieldValues<Level>

/** Returns the values of a variant that buyers see, by the contract's names. */
export function toPublicValues(variant: FieldState<'variant'>): PublicValues {
  const internal = fieldsAt('variant').flatMap(({ name, isInternal }) => (isInternal ? [name as string] : []))
  const values = Object.entries(toValues('variant', variant)).filter(([name]) => !internal.includes(name))
  return Object.fromEntries(values) as PublicValues
}

/** Applies changes to a record. */
export const withChanges = <Level extends FieldLevel>(
  level: Level,
  before: FieldState<Level>,
  changes: FieldChanges<Level>,
) =>
  mapState(level, 'state', ({ name, state = '', initial }) => {
    const value = (changes as Values)[name]
    if (value === undefined) return (before as Values)[state]
    return value === null ? initial : value
  }) as FieldState<Level>
