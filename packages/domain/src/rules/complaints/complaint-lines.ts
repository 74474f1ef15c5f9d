import { isInteger, oneOf, recordOf, shape } from '../json/schema'

/** A line of the order that a complaint can include. */
export interface ComplaintOrderLine {
  id: string
  /** The product's name. */
  title: string
  variant: string
  sku: string | null
  /** Ordered pieces. */
  pieces: number
}

/** Whether a complaint includes an order line, and the value of its quantity field. */
export interface LineChoice {
  chosen: boolean
  /** Affected pieces; null if the entered text is not a whole number. */
  value: number | null
  note: 'wrong' | 'corrected' | null
}

/** Choices by order line id; lines without an entry are not included. */
export type LineChoices = Readonly<Record<string, LineChoice>>

/** Schema of stored choices. */
export const isLineChoices = recordOf(
  shape<LineChoice>({ chosen: false, value: oneOf(null, isInteger), note: oneOf(null, 'wrong', 'corrected') }),
)

/** Returns the choice of a line; by default it is not included, and how many pieces are affected is not preset. */
export function choiceOf({ id, pieces }: ComplaintOrderLine, choices: LineChoices): LineChoice {
  return (Object.hasOwn(choices, id) && choices[id]) || { chosen: false, value: pieces === 1 ? 1 : null, note: null }
}

const isValidQuantity = (value: number | null, maximum: number): value is number =>
  value !== null && value >= 1 && value <= maximum

/** Returns the first included line with an invalid quantity; undefined if all are valid. */
export function findInvalidLine(
  lines: readonly ComplaintOrderLine[],
  choices: LineChoices,
): ComplaintOrderLine | undefined {
  return lines.find((line) => {
    const { chosen, value } = choiceOf(line, choices)
    return chosen && !isValidQuantity(value, line.pieces)
  })
}

/** Returns the included lines as request data. All quantities must be valid. */
export function namedLines(lines: readonly ComplaintOrderLine[], choices: LineChoices) {
  return lines.flatMap((line) => {
    const { chosen, value } = choiceOf(line, choices)
    return chosen && isValidQuantity(value, line.pieces) ? [{ item_id: line.id, quantity: value }] : []
  })
}
