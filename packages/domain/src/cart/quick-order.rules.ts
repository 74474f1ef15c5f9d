import { tierFor, type Tier } from '../product/pricing.rules'

/** An article as the list keeps it: enough to show and to reckon it where no page with it is open. */
export interface ListedArticle {
  variantId: string
  /** Null where only its SKU was pasted. */
  productId: string | null
  title: string
  sku: string | null
  /** Address of its picture; null where there is none. */
  picture: string | null
  currency: string
  /** What was charged when it was seen, by rising quantity. */
  tiers: readonly Tier[]
  /** The store's date on which it was seen, "2026-11-20". */
  seen: string
}

/** A line of the list. */
export interface ListedLine extends ListedArticle {
  pieces: number
}

/** Lines that were sent and not answered. */
export interface PendingLines {
  /** By which the store knows that they are the same. */
  key: string
  /** When they were sent, as milliseconds since 1970. */
  at: number
  lines: readonly Pick<ListedLine, 'variantId' | 'title' | 'pieces'>[]
}

/** Pieces that were typed into the order list and are not in the cart yet. */
export interface QuickOrder {
  /** In the order in which they were first typed; one for each variant. */
  lines: readonly ListedLine[]
  /** Null where everything that was sent is answered. */
  sent: PendingLines | null
}

/** The most lines that one call to the store takes. */
export const maxQuickOrderLines = 1000

export const emptyQuickOrder: QuickOrder = { lines: [], sent: null }

/** Less than the store remembers a key for. */
const sentIsKnownFor = 20 * 60 * 60 * 1000

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)
const isPieces = (value: unknown) => Number.isInteger(value) && Number(value) > 0
const isTier = (value: unknown) => isFields(value) && Number.isFinite(value.amount) && isPieces(value.min_quantity)

function isLine(value: unknown): boolean {
  if (!isFields(value)) return false
  const { variantId, productId, title, sku, picture, currency, tiers, seen, pieces } = value
  const texts = [variantId, title, currency, seen].every(isText) && [productId, sku, picture].every(isTextOrNull)
  return texts && isPieces(pieces) && Array.isArray(tiers) && tiers.length > 0 && tiers.every(isTier)
}

function isSent(value: unknown): boolean {
  if (!isFields(value)) return value === null
  const { key, at, lines } = value
  const isSentLine = (line: unknown) =>
    isFields(line) && isText(line.variantId) && isText(line.title) && isPieces(line.pieces)
  return isText(key) && Number.isFinite(at) && Array.isArray(lines) && lines.every(isSentLine)
}

/** An order list that was kept; null where it is none. */
export function parseQuickOrder(stored: unknown): QuickOrder | null {
  if (!isFields(stored) || !Array.isArray(stored.lines) || !isSent(stored.sent)) return null
  return stored.lines.every(isLine) ? (stored as unknown as QuickOrder) : null
}

/** The list with lines in the place of those of the same variants; a line of no pieces goes. */
export function withLines(list: QuickOrder, lines: readonly ListedLine[]): QuickOrder {
  const others = new Map(list.lines.map((line) => [line.variantId, line]))
  for (const line of lines) {
    if (line.pieces > 0) others.set(line.variantId, line)
    else others.delete(line.variantId)
  }
  return { ...list, lines: [...others.values()].slice(0, maxQuickOrderLines) }
}

/** The list without some variants. */
export function withoutVariants(list: QuickOrder, variantIds: readonly string[]): QuickOrder {
  return { ...list, lines: list.lines.filter(({ variantId }) => !variantIds.includes(variantId)) }
}

/** The list with what is known of its articles now; the very same where nothing of it is new. */
export function refreshArticles(list: QuickOrder, articles: readonly ListedArticle[]): QuickOrder {
  const known = new Map(articles.map((article) => [article.variantId, article]))
  const lines = list.lines.map((line) => ({ ...line, ...known.get(line.variantId) }))
  return JSON.stringify(lines) === JSON.stringify(list.lines) ? list : { ...list, lines }
}

/** What lines come to, in one currency, in minor units. */
export interface ListedSum {
  currency: string
  total: number
  /** How much less than the same pieces would cost one by one. */
  saved: number
}

/** What a line comes to, and the step that prices it. */
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

/** What lines come to, by currency. */
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

/** What was sent and may still be asked about under its key; null where nothing. */
export function pendingSend({ sent }: QuickOrder, now: Date): PendingLines | null {
  return sent !== null && now.getTime() - sent.at < sentIsKnownFor ? sent : null
}

/**
 * The list once it is known which of the sent lines are in the cart: these are done. Of what was typed over them since,
 * only what is more is still to be added.
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
