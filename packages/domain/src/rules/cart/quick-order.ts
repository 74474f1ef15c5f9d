import { isInteger, isText, listOf, oneOf, shape, type Schema } from '../json/schema'
import { tierFor, type Tier } from '../pricing/pricing'

/** An article as stored in the list: enough to display and price it on any page. */
export interface ListedArticle {
  variantId: string
  /** Null if only its SKU was pasted. */
  productId: string | null
  title: string
  sku: string | null
  /** URL of its picture; null if there is none. */
  picture: string | null
  currency: string
  /** Its prices when it was stored, by quantity. */
  tiers: readonly Tier[]
  /** The store's date of these prices, "2026-11-20". */
  seen: string
}

/** A line of the list. */
export interface ListedLine extends ListedArticle {
  pieces: number
}

/** Sent lines without a response. */
export interface PendingLines {
  /** The idempotency key of the request. */
  key: string
  /** When they were sent, as milliseconds since 1970. */
  at: number
  lines: readonly PendingLine[]
}

/** A line that was sent. */
export interface PendingLine extends Pick<ListedLine, 'variantId' | 'title' | 'pieces'> {
  /** The displayed pieces in the cart and under way; undefined to add in any case. */
  ordered?: number
}

/** Quantities typed into the order list that are not in the cart yet. */
export interface QuickOrder {
  /** In the order in which they were first typed; one for each variant. */
  lines: readonly ListedLine[]
  /** Null if everything sent was answered. */
  sent: PendingLines | null
}

/** Maximum lines of one request. */
export const maxQuickOrderLines = 1000

export const emptyQuickOrder: QuickOrder = { lines: [], sent: null }

/** Milliseconds for which a key is reused; less than the store keeps it. */
const keyLifetime = 20 * 60 * 60 * 1000

const isPieces = (value: unknown): value is number => isInteger(value) && value > 0
/** Schema of the displayed pieces in the cart and under way. */
export const isOrdered: Schema<number | undefined> = oneOf(undefined, isInteger)
const isTiers = listOf(shape<Tier>({ amount: 0, min_quantity: isPieces }))

const isListedLine = shape<ListedLine>({
  variantId: '',
  productId: oneOf(null, isText),
  title: '',
  sku: oneOf(null, isText),
  picture: oneOf(null, isText),
  currency: '',
  tiers: (value): value is Tier[] => isTiers(value) && value.length > 0,
  seen: '',
  pieces: isPieces,
})

/** Schema of stored lines that were sent. */
export const isPendingLines = shape<PendingLines>({
  key: '',
  at: 0,
  lines: listOf(shape<PendingLine>({ variantId: '', title: '', pieces: isPieces, ordered: isOrdered })),
})

/** Schema of a stored order list. */
export const isQuickOrder: Schema<QuickOrder> = shape({
  lines: listOf(isListedLine),
  sent: oneOf(null, isPendingLines),
})

/** Returns the list with lines replaced by variant; a line without pieces is removed. */
export function withLines(list: QuickOrder, lines: readonly ListedLine[]): QuickOrder {
  const others = new Map(list.lines.map((line) => [line.variantId, line]))
  for (const line of lines) {
    if (line.pieces > 0) others.set(line.variantId, line)
    else others.delete(line.variantId)
  }
  return { ...list, lines: [...others.values()].slice(0, maxQuickOrderLines) }
}

/** Returns the list without some variants. */
export function withoutVariants(list: QuickOrder, variantIds: readonly string[]): QuickOrder {
  return { ...list, lines: list.lines.filter(({ variantId }) => !variantIds.includes(variantId)) }
}

/** Returns the list with updated articles; the same object if nothing has changed. */
export function refreshArticles(list: QuickOrder, articles: readonly ListedArticle[]): QuickOrder {
  const known = new Map(articles.map((article) => [article.variantId, article]))
  const lines = list.lines.map((line) => ({ ...line, ...known.get(line.variantId) }))
  return JSON.stringify(lines) === JSON.stringify(list.lines) ? list : { ...list, lines }
}

/** The total of lines in one currency, in minor units. */
export interface ListedSum {
  currency: string
  total: number
  /** The saving over single prices. */
  saved: number
}

/** Computes the total of a line, and its price tier. */
export function computeLine({ tiers, pieces }: Pick<ListedLine, 'tiers' | 'pieces'>): {
  total: number
  saved: number
  tier: Tier | undefined
} {
  const [single] = tiers
  const tier = tierFor(tiers, pieces)
  const total = (tier?.amount ?? 0) * pieces
  return { total, saved: Math.max(0, (single?.amount ?? 0) * pieces - total), tier }
}

/** Computes the totals of lines by currency. */
export function computeTotals(lines: readonly ListedLine[]): ListedSum[] {
  const sums = new Map<string, ListedSum>()
  for (const line of lines) {
    const { currency } = line
    const { total, saved } = computeLine(line)
    const sum = sums.get(currency) ?? { currency, total: 0, saved: 0 }
    sums.set(currency, { currency, total: sum.total + total, saved: sum.saved + saved })
  }
  return [...sums.values()]
}

/** Returns the sent lines that may have been processed under their key; null if none. */
export function pendingSend({ sent }: Pick<QuickOrder, 'sent'>, now: Date): PendingLines | null {
  return sent !== null && now.getTime() - sent.at < keyLifetime ? sent : null
}

/**
 * Returns the list after the result of the sent lines is known: lines in the cart are removed. If their quantity was
 * changed since, only the additional pieces remain.
 */
export function applySendResult(
  list: QuickOrder,
  { lines: sent }: PendingLines,
  added: ReadonlySet<string>,
): QuickOrder {
  const done = new Map(
    sent.filter(({ variantId }) => added.has(variantId)).map(({ variantId, pieces }) => [variantId, pieces]),
  )
  const lines = list.lines.flatMap((line) => {
    const pieces = line.pieces - (done.get(line.variantId) ?? 0)
    return pieces > 0 ? [{ ...line, pieces }] : []
  })
  return { lines, sent: null }
}
