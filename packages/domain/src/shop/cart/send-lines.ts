import { ApiError, newRequestKey, type operations } from '@skafferi/api'
import { isOutcomeUnknown } from '../../platform/action'
import type { PendingLines } from '../../rules/cart/quick-order'
import { toAddReport, type AddReportLine, type AddReportView } from './add-report.view'
import { writeCart, type CartWriter } from './cart.writes'

/** A line to send. */
export type SentLine = PendingLines['lines'][number]

/** The answer to sent lines. */
type Answer = operations['bulkAddCartItems']['responses'][200]['content']['application/json']

/** Lines that are stored until they are in the cart. */
export interface StoredLines {
  /** Returns the lines to send. */
  lines: () => readonly SentLine[]
  /** Returns the sent lines that may have been processed under their key; null if none. */
  pending: () => PendingLines | null
  /** Stores that lines are sent, or that all were answered. */
  setSent: (sent: PendingLines | null) => void
  /** Removes the variants that are in the cart now, or were ordered since they were displayed. */
  applyResult: (sent: PendingLines, done: ReadonlySet<string>) => void
  /** Sends lines under a key. */
  post: (lines: readonly SentLine[], key: string) => Promise<Answer>
}

/** Sends lines under their key. After the answer, lines that are in the cart are removed from the stored ones. */
async function send(writer: CartWriter, store: StoredLines, sent: PendingLines): Promise<AddReportView> {
  const { results } = await writeCart(writer, store.post(sent.lines, sent.key))
  const isDone = ({ code }: (typeof results)[number]) => code === 'added' || code === 'ordered_since'
  store.applyResult(sent, new Set(results.filter(isDone).map(({ variant_id }) => variant_id)))
  const lines = sent.lines.map(({ variantId, title, pieces, ordered }) => ({
    productId: variantId,
    variantId,
    title,
    quantity: pieces,
    refusal: null,
    ordered,
  }))
  return toAddReport(lines, results)
}

const isAdded = ({ outcome }: AddReportLine) => outcome === 'added'

/** Merges the reports of several calls, refused lines first. */
function mergeReports(reports: readonly AddReportView[]): AddReportView {
  const lines = reports.flatMap((report) => report.lines)
  const added = lines.filter(isAdded)
  return { added: added.length, lines: [...lines.filter((line) => !isAdded(line)), ...added] }
}

const isKeyUsed = (error: unknown) => error instanceof ApiError && error.code === 'idempotency_key_reused'

const isSame = (some: readonly SentLine[], others: readonly SentLine[]) =>
  some.length === others.length &&
  some.every(({ variantId, pieces }, at) => others[at]?.variantId === variantId && others[at].pieces === pieces)

/**
 * Sends the lines under the key of an unanswered request. If the store has processed that one it refuses different
 * lines; then its result is requested, and the remaining lines are sent with a new key.
 */
async function sendAgain(writer: CartWriter, store: StoredLines, earlier: PendingLines): Promise<AddReportView> {
  const lines = store.lines()
  if (isSame(lines, earlier.lines)) return send(writer, store, earlier)
  try {
    return await send(writer, store, { ...earlier, lines })
  } catch (error) {
    if (!isKeyUsed(error)) throw error
  }
  const report = await send(writer, store, earlier)
  const isRefused = ({ variantId, pieces }: SentLine) =>
    report.lines.some((line) => line.productId === variantId && line.quantity === pieces && !isAdded(line))
  const left = store.lines().filter((line) => !isRefused(line))
  return left.length > 0 ? mergeReports([report, await sendNew(writer, store, left)]) : report
}

function sendNew(writer: CartWriter, store: StoredLines, lines: readonly SentLine[]): Promise<AddReportView> {
  const sent = { key: newRequestKey(), at: writer.shop.now().getTime(), lines }
  store.setSent(sent)
  return send(writer, store, sent)
}

/**
 * Adds all stored lines in one call. Skipped lines stay stored. After a lost answer nothing is added twice, because the
 * store recognises the key.
 * @throws ApiError if the store refused or did not answer
 */
export async function sendLines(writer: CartWriter, store: StoredLines): Promise<AddReportView> {
  const earlier = store.pending()
  try {
    return await (earlier ? sendAgain(writer, store, earlier) : sendNew(writer, store, store.lines()))
  } catch (error) {
    // A refusal means that nothing was done; without an answer it may have been.
    if (!isOutcomeUnknown(error)) store.setSent(null)
    throw error
  }
}
