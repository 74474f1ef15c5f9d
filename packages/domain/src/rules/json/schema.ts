/**
 * A schema is a type guard. It checks a stored value, e.g. a draft or a cookie, which an earlier version, another
 * program or the user may have written.
 */
export type Schema<Value> = (value: unknown) => value is Value

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isInteger = Number.isInteger as Schema<number>

/** True for an object that is not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Literal = string | number | boolean | null | undefined
type ValueOf<Option> = Option extends Schema<infer Value> ? Value : Option

/** One of some values, or a value of one of some schemas: `oneOf('unit', 'bulk')`, `oneOf(null, isText)`. */
export const oneOf =
  <const Options extends readonly (Literal | Schema<unknown>)[]>(
    ...options: Options
  ): Schema<ValueOf<Options[number]>> =>
  (value): value is ValueOf<Options[number]> =>
    options.some((option) => (typeof option === 'function' ? option(value) : option === value))

export const listOf =
  <Entry>(isEntry: Schema<Entry>): Schema<Entry[]> =>
  (value): value is Entry[] =>
    Array.isArray(value) && value.every(isEntry)

/** An object with entries of one type. */
export const recordOf =
  <Entry>(isEntry: Schema<Entry>): Schema<Readonly<Record<string, Entry>>> =>
  (value): value is Record<string, Entry> =>
    isRecord(value) && Object.values(value).every(isEntry)

/** A field given by an example: any text for a text, any number for a number. */
type Example<Value> = string extends Value
  ? string
  : number extends Value
    ? number
    : boolean extends Value
      ? boolean
      : never

type Fields<Value extends object> = {
  readonly [Field in keyof Value]-?: Schema<Value[Field]> | Example<Value[Field]>
}

const fits = (field: unknown, value: unknown) =>
  typeof field === 'function' ? (field as Schema<unknown>)(value) : typeof field === typeof value

/**
 * An object with these fields; it may have others. A field is given by its schema or by an example of its type, e.g.
 * `''` for any text, so that the initial values of a form are a schema of its values.
 */
export const shape =
  <Value extends object>(fields: Fields<Value>): Schema<Value> =>
  (value): value is Value =>
    isRecord(value) && Object.entries<unknown>(fields).every(([name, field]) => fits(field, value[name]))

/** An object with some of these fields, and no others. */
export const partOf =
  <Value extends object>(fields: Fields<Value>): Schema<Partial<Value>> =>
  (value): value is Partial<Value> =>
    isRecord(value) &&
    Object.entries(value).every(
      ([name, each]) => Object.hasOwn(fields, name) && fits((fields as Record<string, unknown>)[name], each),
    )

/** Parses stored JSON; null if it is missing or malformed, or does not match the schema. */
export function parseJson<Value>(text: string | null | undefined, isValid: Schema<Value>): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isValid(value) ? value : null
  } catch {
    return null
  }
}
