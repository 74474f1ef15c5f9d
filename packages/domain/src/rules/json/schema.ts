/**
 * A schema is a type guard: it checks a value that an earlier version, another program or the user may have written,
 * e.g. a draft or a cookie.
 */
export type Schema<Value> = (value: unknown) => value is Value

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
export const isNumber = Number.isFinite as Schema<number>
export const isInteger = Number.isInteger as Schema<number>

/** True for an object that is not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One of some texts, numbers or booleans. */
export const oneOf =
  <const Value extends string | number | boolean>(...values: readonly Value[]): Schema<Value> =>
  (value): value is Value =>
    values.some((known) => known === value)

export const nullOr =
  <Value>(isValid: Schema<Value>): Schema<Value | null> =>
  (value): value is Value | null =>
    value === null || isValid(value)

/** A field that may be missing. */
export const optional =
  <Value>(isValid: Schema<Value>): Schema<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || isValid(value)

export const listOf =
  <Entry>(isEntry: Schema<Entry>): Schema<Entry[]> =>
  (value): value is Entry[] =>
    Array.isArray(value) && value.every(isEntry)

/** An object with entries of one type. */
export const recordOf =
  <Entry>(isEntry: Schema<Entry>): Schema<Readonly<Record<string, Entry>>> =>
  (value): value is Record<string, Entry> =>
    isRecord(value) && Object.values(value).every(isEntry)

/** An object with these fields; it may have others. */
export const shape =
  <Value extends object>(fields: { readonly [Field in keyof Value]-?: Schema<Value[Field]> }): Schema<Value> =>
  (value): value is Value =>
    isRecord(value) && Object.entries<Schema<unknown>>(fields).every(([field, isValid]) => isValid(value[field]))

/** An object with some of these text fields and no others. */
export const textsOf =
  <Field extends string>(fields: readonly Field[]): Schema<Partial<Record<Field, string>>> =>
  (value): value is Partial<Record<Field, string>> =>
    isRecord(value) && Object.entries(value).every(([field, text]) => fields.includes(field as Field) && isText(text))

/** The values of a form: an object with exactly the fields of the empty form, each of the same type. */
export const like =
  <Values extends object>(empty: Values): Schema<Values> =>
  (value): value is Values =>
    isRecord(value) &&
    Object.keys(value).length === Object.keys(empty).length &&
    Object.entries(empty).every(([field, initial]) => typeof value[field] === typeof initial)

/** Parses stored JSON; null if it is missing or malformed, or does not match the schema. */
export function parseJson<Value>(text: string | null | undefined, isValid: Schema<Value>): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isValid(value) ? value : null
  } catch {
    return null
  }
}
