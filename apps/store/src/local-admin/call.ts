/** A field of a request, as JSON Schema. */
type Field =
  | { type: 'string'; minLength?: number; maxLength?: number; enum?: readonly string[] }
  | { type: 'boolean' }
  | { type: 'integer'; minimum?: number; maximum?: number }
  | { type: 'array'; maxItems: number; items: Field }
  | { type: 'object' }

type Fields = Readonly<Record<string, Field>>

type ValueOf<Part extends Field> = Part extends { enum: readonly (infer Word)[] }
  ? Word
  : Part extends { type: 'string' }
    ? string
    : Part extends { type: 'boolean' }
      ? boolean
      : Part extends { type: 'integer' }
        ? number
        : Part extends { type: 'array'; items: infer Item extends Field }
          ? ValueOf<Item>[]
          : object

type ValuesOf<AllFields extends Fields> = { [Name in keyof AllFields]: ValueOf<AllFields[Name]> }

/** The required and optional fields of a request. */
export interface RequestFields<RequiredFields extends Fields, OptionalFields extends Fields> {
  required?: RequiredFields
  optional?: OptionalFields
}

/** The values of a request. */
export type Values<RequiredFields extends Fields, OptionalFields extends Fields> = ValuesOf<RequiredFields> &
  Partial<ValuesOf<OptionalFields>>

/** An operation of the local admin socket. */
export interface LocalAdminCall<Input, Answer> {
  /** JSON Schema of the body. */
  body: object
  handle: (input: Input) => Promise<Answer>
}

/** Defines an operation; the schema of its body and the type of its argument derive from the same fields. */
export function localAdminCall<
  Answer,
  const RequiredFields extends Fields = Record<never, never>,
  const OptionalFields extends Fields = Record<never, never>,
>(
  { required = {} as RequiredFields, optional = {} as OptionalFields }: RequestFields<RequiredFields, OptionalFields>,
  handle: (input: Values<RequiredFields, OptionalFields>) => Promise<Answer>,
): LocalAdminCall<Values<RequiredFields, OptionalFields>, Answer> {
  const properties = { ...required, ...optional }
  return { body: { type: 'object', additionalProperties: false, required: Object.keys(required), properties }, handle }
}

/** A non-empty text. */
export const text = { type: 'string', minLength: 1, maxLength: 4096 } as const
export const flag = { type: 'boolean' } as const
/** A maximum number of rows. */
export const maxRows = { type: 'integer', minimum: 1, maximum: 1_000_000 } as const
