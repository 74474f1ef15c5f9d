import { ApiError, newRequestKey, unwrap } from '@skafferi/api'
import { isOutcomeUnknown } from '../../platform/action'
import { toAddReport, type AddReportLine, type AddReportView } from './add-report.view'
import { writeCart, type CartWriter } from './cart.writes'
import { openQuickOrder, type QuickOrderStore } from './quick-order'
import { applySendResult, pendingSend, type PendingLines } from '../../rules/cart/quick-order'

type Line = PendingLines['lines'][number]

/** Sends lines under their key. After the answer, lines that are in the cart are removed from the list. */
async function send(writer: CartWriter, store: QuickOrderStore, sent: PendingLines): Promise<AddReportView> {
  const items = sent.lines.map(({ variantId, pieces }) => ({ variant_id: variantId, quantity: pieces }))
  const params = { header: { 'Idempotency-Key': sent.key } }
  const call = writer.shop.client.POST('/store/cart/items/bulk-add', { params, body: { items } })
  const { results } = await writeCart(writer, unwrap(call))
  const added = new Set(results.flatMap(({ variant_id, code }) => (code === 'added' ? [variant_id] : [])))
  store.change((list) => applySendResult(list, sent, added))
  const lines = sent.lines.map(({ variantId, title, pieces }) => ({
    productId: variantId,
    variantId,
    title,
    quantity: pieces,
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

const isSame = (some: readonly Line[], others: readonly Line[]) =>
  some.length === others.length &&
  some.every(({ variantId, pieces }, at) => others[at]?.variantId === variantId && others[at].pieces === pieces)

const linesOf = (store: QuickOrderStore): Line[] =>
  store.read().lines.map(({ variantId, title, pieces }) => ({ variantId, title, pieces }))

/**
 * Sends the list under the key of an unanswered request. If the store has processed that one it refuses different
 * lines; then its result is requested, and the remaining lines are sent with a new key.
 */
async function sendAgain(writer: CartWriter, store: QuickOrderStore, earlier: PendingLines): Promise<AddReportView> {
  const lines = linesOf(store)
  if (isSame(lines, earlier.lines)) return send(writer, store, earlier)
  try {
    return await send(writer, store, { ...earlier, lines })
  } catch (error) {
    if (!isKeyUsed(error)) throw error
  }
  const report = await send(writer, store, earlier)
  const isRefused = ({ variantId, pieces }: Line) =>
    report.lines.some((line) => line.productId === variantId && line.quantity === pieces && !isAdded(line))
  const left = linesOf(store).filter((line) => !isRefused(line))
  return left.length > 0 ? mergeReports([report, await sendNew(writer, store, left)]) : report
}

function sendNew(writer: CartWriter, store: QuickOrderStore, lines: readonly Line[]): Promise<AddReportView> {
  const sent = { key: newRequestKey(), at: writer.shop.now().getTime(), lines }
  store.change((list) => ({ ...list, sent }))
  return send(writer, store, sent)
}

/**
 * Adds the whole list in one call. Skipped lines stay in it. After a lost answer nothing is added twice, because the
 * store recognises the key.
 * @throws ApiError if the store refused or did not answer
 */
export async function addQuickOrder(writer: CartWriter): Promise<AddReportView> {
  const store = openQuickOrder(writer.shop)
  const earlier = pendingSend(store.read(), writer.shop.now())
  try {
    return await (earlier ? sendAgain(writer, store, earlier) : sendNew(writer, store, linesOf(store)))
  } catch (error) {
    // A refusal means that nothing was done; without an answer it may have been.
    if (!isOutcomeUnknown(error)) store.change((list) => ({ ...list, sent: null }))
    throw error
  }
}
