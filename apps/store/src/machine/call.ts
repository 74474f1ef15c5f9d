/** A part of what a call takes, as JSON Schema has it. */
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

/** What a call takes: what must be said, and what may be. */
export interface Taken<Needed extends Fields, Further extends Fields> {
  needed?: Needed
  further?: Further
}

/** The values that a call takes. */
export type Values<Needed extends Fields, Further extends Fields> = ValuesOf<Needed> & Partial<ValuesOf<Further>>

/** Something that only the store's own machine can ask for. */
export interface MachineCall<Given, Answer> {
  /** What its body is checked by. */
  body: object
  act: (given: Given) => Promise<Answer>
}

/** Describes a call: its body is checked by the same fields that its type follows from. */
export function machineCall<
  Answer,
  const Needed extends Fields = Record<never, never>,
  const Further extends Fields = Record<never, never>,
>(
  { needed = {} as Needed, further = {} as Further }: Taken<Needed, Further>,
  act: (given: Values<Needed, Further>) => Promise<Answer>,
): MachineCall<Values<Needed, Further>, Answer> {
  const properties = { ...needed, ...further }
  return { body: { type: 'object', additionalProperties: false, required: Object.keys(needed), properties }, act }
}

/** A text that says something. */
export const text = { type: 'string', minLength: 1, maxLength: 4096 } as const
/** Whether. */
export const whether = { type: 'boolean' } as const
/** How many at most. */
export const most = { type: 'integer', minimum: 1, maximum: 1_000_000 } as const
