import { ApiError, newRequestKey, unwrap } from '@skafferi/api'
import { isOutcomeUnknown } from '../action'
import { toAddReport, type AddReportLine, type AddReportView } from './add-report.view'
import { writeCart, type CartWriter } from './cart.writes'
import { openQuickOrder, type QuickOrderStore } from './quick-order'
import { applySendResult, pendingSend, type PendingLines } from './quick-order.rules'

type Line = PendingLines['lines'][number]

/** Sends lines under their key. Once the store has answered, what is in the cart is done in the list. */
async function send(writer: CartWriter, kept: QuickOrderStore, sent: PendingLines): Promise<AddReportView> {
  const items = sent.lines.map(({ variantId, pieces }) => ({ variant_id: variantId, quantity: pieces }))
  const params = { header: { 'Idempotency-Key': sent.key } }
  const call = writer.shop.client.POST('/store/cart/items/bulk-add', { params, body: { items } })
  const { results } = await writeCart(writer, unwrap(call))
  const added = new Set(results.flatMap(({ variant_id, code }) => (code === 'added' ? [variant_id] : [])))
  kept.change((list) => applySendResult(list, sent, added))
  const wanted = sent.lines.map(({ variantId, title, pieces }) => ({
    productId: variantId,
    variantId,
    title,
    quantity: pieces,
  }))
  return toAddReport(wanted, results)
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

const linesOf = (kept: QuickOrderStore): Line[] =>
  kept.read().lines.map(({ variantId, title, pieces }) => ({ variantId, title, pieces }))

/**
 * Sends what stands in the list under the key of what was sent before and never answered. Where the store has done that
 * already it refuses other lines under its key; then it is asked what became of it, and what is left is sent anew.
 */
async function sendAgain(writer: CartWriter, kept: QuickOrderStore, earlier: PendingLines): Promise<AddReportView> {
  const lines = linesOf(kept)
  if (isSame(lines, earlier.lines)) return send(writer, kept, earlier)
  try {
    return await send(writer, kept, { ...earlier, lines })
  } catch (error) {
    if (!isKeyUsed(error)) throw error
  }
  const report = await send(writer, kept, earlier)
  const isRefused = ({ variantId, pieces }: Line) =>
    report.lines.some((line) => line.productId === variantId && line.quantity === pieces && !isAdded(line))
  const left = linesOf(kept).filter((line) => !isRefused(line))
  return left.length > 0 ? joined([report, await sendNew(writer, kept, left)]) : report
}

function sendNew(writer: CartWriter, kept: QuickOrderStore, lines: readonly Line[]): Promise<AddReportView> {
  const sent = { key: newRequestKey(), at: writer.shop.now().getTime(), lines }
  kept.change((list) => ({ ...list, sent }))
  return send(writer, kept, sent)
}

/**
 * Adds the whole list in one call. What the store passes over stays in it. After an answer that never came nothing is
 * added twice: the store knows what it has done under a key.
 * @throws ApiError where the store refused or did not answer
 */
export async function addQuickOrder(writer: CartWriter): Promise<AddReportView> {
  const kept = openQuickOrder(writer.shop)
  const earlier = pendingSend(kept.read(), writer.shop.now())
  try {
    return await (earlier ? sendAgain(writer, kept, earlier) : sendNew(writer, kept, linesOf(kept)))
  } catch (error) {
    // Refused as a whole, nothing of it was done; without an answer it may have been.
    if (!isOutcomeUnknown(error)) kept.change((list) => ({ ...list, sent: null }))
    throw error
  }
}
