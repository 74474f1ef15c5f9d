import { ApiError, newRequestKey, unwrap } from '@skafferi/api'
import { isOutcomeUnknown } from '../action'
import { toAddReport, type AddReportLine, type AddReportView } from './add-report.view'
import { writeCart, type CartWriter } from './cart.writes'
import { openQuickOrder, type QuickOrderStore } from './quick-order'
import { applySendResult, pendingSend, type PendingLines } from './quick-order.rules'

type Line = PendingLines['lines'][number]

/** Sends lines under their key. Once the store has answered, what is in the cart is done in the list. */
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

/** One report of several calls, what was not added first. */
function joined(reports: readonly AddReportView[]): AddReportView {
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
 * Sends what stands in the list under the key of what was sent before and never answered. Where the store has done that
 * already it refuses other lines under its key; then it is asked what became of it, and what is left is sent anew.
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
  return left.length > 0 ? joined([report, await sendNew(writer, store, left)]) : report
}

function sendNew(writer: CartWriter, store: QuickOrderStore, lines: readonly Line[]): Promise<AddReportView> {
  const sent = { key: newRequestKey(), at: writer.shop.now().getTime(), lines }
  store.change((list) => ({ ...list, sent }))
  return send(writer, store, sent)
}

/**
 * Adds the whole list in one call. What the store passes over stays in it. After an answer that never came nothing is
 * added twice: the store knows what it has done under a key.
 * @throws ApiError where the store refused or did not answer
 */
export async function addQuickOrder(writer: CartWriter): Promise<AddReportView> {
  const store = openQuickOrder(writer.shop)
  const earlier = pendingSend(store.read(), writer.shop.now())
  try {
    return await (earlier ? sendAgain(writer, store, earlier) : sendNew(writer, store, linesOf(store)))
  } catch (error) {
    // Refused as a whole, nothing of it was done; without an answer it may have been.
    if (!isOutcomeUnknown(error)) store.change((list) => ({ ...list, sent: null }))
    throw error
  }
}
