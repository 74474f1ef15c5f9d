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

type ValuesOf<Some extends Fields> = { [Name in keyof Some]: ValueOf<Some[Name]> }

/** The required and optional fields of a request. */
export interface AppliedGroups<Needed extends Fields, Further extends Fields> {
  needed?: Needed
  further?: Further
}

/** The values of a request. */
export type Values<Needed extends Fields, Further extends Fields> = ValuesOf<Needed> & Partial<ValuesOf<Further>>

/** An operation of the local admin socket. */
export interface LocalAdminCall<Given, Answer> {
  /** JSON Schema of the body. */
  body: object
  act: (given: Given) => Promise<Answer>
}

/** Defines an operation; the schema of its body and the type of its argument derive from the same fields. */
export function localAdminCall<
  Answer,
  const Needed extends Fields = Record<never, never>,
  const Further extends Fields = Record<never, never>,
>(
  { needed = {} as Needed, further = {} as Further }: AppliedGroups<Needed, Further>,
  act: (given: Values<Needed, Further>) => Promise<Answer>,
): LocalAdminCall<Values<Needed, Further>, Answer> {
  const properties = { ...needed, ...further }
  return { body: { type: 'object', additionalProperties: false, required: Object.keys(needed), properties }, act }
}

/** A non-empty text. */
export const text = { type: 'string', minLength: 1, maxLength: 4096 } as const
export const flag = { type: 'boolean' } as const
/** A maximum number of rows. */
export const most = { type: 'integer', minimum: 1, maximum: 1_000_000 } as const
