/** A line of the order that a complaint can name. */
export interface NameableLine {
  id: string
  /** The product's name. */
  title: string
  variant: string
  sku: string | null
  /** Pieces that were ordered. */
  pieces: number
}

/** Whether a complaint names a line, and what stands in its quantity field. */
export interface LineChoice {
  chosen: boolean
  /** Pieces that are concerned; null if what was typed is not a whole number. */
  value: number | null
  note: 'wrong' | 'corrected' | null
}

/** What was chosen, by the ids of the order's lines; a line that is missing here is not named. */
export type LineChoices = Readonly<Record<string, LineChoice>>

/** The choice of a line: not named, and all of its pieces, unless something else was chosen. */
export function choiceOf({ id, pieces }: NameableLine, choices: LineChoices): LineChoice {
  return (Object.hasOwn(choices, id) && choices[id]) || { chosen: false, value: pieces, note: null }
}

const isRight = (value: number | null, most: number): value is number => value !== null && value >= 1 && value <= most

/** The first line that is named with a quantity it cannot have; undefined if there is none. */
export function wrongLine(lines: readonly NameableLine[], choices: LineChoices): NameableLine | undefined {
  return lines.find((line) => {
    const { chosen, value } = choiceOf(line, choices)
    return chosen && !isRight(value, line.pieces)
  })
}

/** The lines that are named, as they are sent. Only for choices without a wrong line. */
export function namedLines(lines: readonly NameableLine[], choices: LineChoices) {
  return lines.flatMap((line) => {
    const { chosen, value } = choiceOf(line, choices)
    return chosen && isRight(value, line.pieces) ? [{ item_id: line.id, quantity: value }] : []
  })
}

/** Choices as a tab stored them; none if they are malformed. */
export function parseLineChoices(stored: unknown): LineChoices {
  if (typeof stored !== 'object' || stored === null) return {}
  const found = Object.entries(stored as Record<string, unknown>).flatMap(([id, choice]) => {
    const { chosen, value } = Object(choice) as { chosen?: unknown; value?: unknown }
    const isChoice = typeof chosen === 'boolean' && (value === null || typeof value === 'number')
    return isChoice ? [[id, { chosen, value, note: null }] as const] : []
  })
  return Object.fromEntries(found)
}
