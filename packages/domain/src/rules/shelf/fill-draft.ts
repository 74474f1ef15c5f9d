import { isOrdered, isPendingLines, type PendingLines } from '../cart/quick-order'
import { isInteger, listOf, oneOf, shape, type Schema } from '../json/schema'

/** Pieces of an article that the buyer wants to put in the cart. */
export interface FillLine {
  variantId: string
  pieces: number
  /** The pieces in the cart and under way when it was filled; undefined in drafts of earlier versions. */
  ordered?: number
}

/** What the buyer filled on the shelf that is not in the cart yet. */
export interface FillDraft {
  /** What was filled, oldest first. Each step sets the pieces of some articles. */
  steps: readonly (readonly FillLine[])[]
  /** Null if everything sent was answered. */
  sent: PendingLines | null
}

export const emptyFillDraft: FillDraft = { steps: [], sent: null }

/** How many changes can be undone. */
const maximumSteps = 50

const isPieces = (value: unknown): value is number => isInteger(value) && value >= 0
const areLines = listOf(shape<FillLine>({ variantId: '', pieces: isPieces, ordered: isOrdered }))

/** Schema of a stored draft. */
export const isFillDraft: Schema<FillDraft> = shape<FillDraft>({
  steps: listOf(areLines),
  sent: oneOf(null, isPendingLines),
})

/** Returns each filled article as it was filled last, in the order in which they were first filled. */
export function filledLines({ steps }: Pick<FillDraft, 'steps'>): FillLine[] {
  const lines = new Map(steps.flat().map((line) => [line.variantId, line]))
  return [...lines.values()].filter(({ pieces }) => pieces > 0)
}

/**
 * Adds a change; 0 pieces take an article out of all steps, so that it cannot be filled again by an undo. The oldest
 * steps are merged, so that the draft stays small.
 */
export function withStep(draft: FillDraft, lines: readonly FillLine[]): FillDraft {
  if (lines.length === 0) return draft
  const emptied = new Set(lines.map(({ variantId }) => variantId))
  filledLines({ steps: [lines] }).forEach(({ variantId }) => emptied.delete(variantId))
  const steps = [...draft.steps, lines]
    .map((step) => step.filter(({ variantId }) => !emptied.has(variantId)))
    .filter((step) => step.length > 0)
  if (steps.length <= maximumSteps) return { ...draft, steps }
  const merged = filledLines({ steps: steps.slice(0, 2) })
  return { ...draft, steps: [merged, ...steps.slice(2)] }
}

/** Takes back the last change. */
export const withoutLastStep = (draft: FillDraft): FillDraft => ({ ...draft, steps: draft.steps.slice(0, -1) })

/**
 * Returns the draft after the result of the sent lines is known: lines that are ordered are removed. If a line was
 * changed since it was sent, only the additional pieces remain. Earlier changes can no longer be undone.
 * @param done the variants that this or someone else has put in the cart or ordered
 */
export function applyFillResult(draft: FillDraft, sent: PendingLines, done: ReadonlySet<string>): FillDraft {
  const sentPieces = new Map(sent.lines.map(({ variantId, pieces }) => [variantId, pieces]))
  const left = filledLines(draft).flatMap((line) => {
    if (!done.has(line.variantId)) return line
    const before = sentPieces.get(line.variantId) ?? 0
    const pieces = line.pieces - before
    const ordered = line.ordered === undefined ? undefined : line.ordered + before
    return pieces > 0 ? { ...line, pieces, ordered } : []
  })
  return { steps: left.length > 0 ? [left] : [], sent: null }
}
