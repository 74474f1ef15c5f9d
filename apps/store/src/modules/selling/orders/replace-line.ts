import { unlimitedStock } from '@skafferi/domain/rules/catalogue/stock'
import { isDeliverable } from '@skafferi/domain/rules/catalogue/market'
import { articleName, variantName } from '@skafferi/domain/rules/catalogue/variant-name'
import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import { unpaidStatuses } from '@skafferi/domain/rules/orders/payment'
import { percentOf, toMajor, type Minor } from '@skafferi/domain/rules/pricing/money'
import { quote } from '@skafferi/domain/rules/pricing/quote'
import { sumByRate } from '@skafferi/domain/rules/tax/tax-sums'
import { rateIn } from '@skafferi/domain/rules/tax/tax'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { moveStock } from '../../../platform/db/stock-movements.repo'
import { notifyLowStock } from '../../../platform/db/low-stock'
import { fault, refuse } from '../../../platform/http/errors'
import * as orderRepo from './operator-orders.repo'
import { recordOf } from './missing-decision'
import { enqueueOrderUpdated, namedPieces } from './order-mails'
import { assertOpen, statesOf } from './order-states'
import { assertVersion } from './order-version'
import { findOrderItems, type OrderItemRow, type OrderRow } from './orders.repo'
import { selectPieces, withShippedPieces, withWaiting } from './parcel'
import { closePieces, findPieces } from './parcels.repo'
import { refundClosed } from './close-rest'
import * as repo from './replacement.repo'

/** Pieces of a line and the article that replaces them. */
export interface ReplacementChoice {
  itemId: string
  quantity: number
  sku: string
}

/** An operator's request to replace pieces of a line. */
export interface ReplacementRequest extends ReplacementChoice {
  /** The net price of a piece to which the operator agreed. */
  unitPrice: Minor
  /** Shown to the buyer. */
  reason: string
  /** The version of the order that the caller read. */
  version: number
}

/** An article with its price as a replacement. */
export interface QuotedReplacement {
  article: repo.ArticleRow
  /** As orders store it. */
  variantName: string
  quantity: number
  unitPrice: Minor
  tierMinQuantity: number
  subtotal: Minor
  /** At the rate of the replaced line. */
  discount: Minor
  /** Pieces that can be taken now. */
  available: number
}

/** The discount of the replaced line, in proportion. */
const discountOf = ({ subtotal, discountTotal }: OrderItemRow, replacement: Minor): Minor =>
  subtotal === 0 ? 0 : Math.round((replacement * discountTotal) / subtotal)

/**
 * Prices an article as a replacement for a line of an order.
 * @throws StoreError 404 `article_not_found`; 409 `replacement_not_possible`; 400 `unknown_line`
 */
export async function quoteReplacement(
  db: Database,
  { timeZone, now }: Context,
  order: OrderRow,
  { itemId, quantity, sku }: ReplacementChoice,
): Promise<QuotedReplacement> {
  const at = now()
  const line = (await findOrderItems(db, order.id)).find(({ id }) => id === itemId)
  if (!line) throw refuse('unknown_line', { id: itemId }, { itemId: fault('unknown_line') })
  const found = await repo.findArticle(db, sku.trim(), { currency: order.currencyCode, now: at })
  if (!found) throw refuse('article_not_found', { sku })
  const destination = { country_code: order.shippingAddress.country_code, date: wallClock(at, timeZone).date }
  const reason =
    order.tax === null
      ? 'no_tax'
      : !unpaidStatuses.some((status) => status === order.paymentStatus)
        ? 'paid'
        : found.variantId === line.variantId
          ? 'same'
          : !found.forSale || found.tiers.length === 0
            ? 'not_for_sale'
            : isDeliverable(found.limits, found.strengthMg, destination)
              ? undefined
              : 'not_deliverable'
  if (reason) throw refuse('replacement_not_possible', { reason })
  const [priced] = quote([{ ...found, quantity }], { currency: order.currencyCode }).lines
  if (!priced) throw new Error('The quote has no line.')
  return {
    article: found,
    variantName: variantName(found),
    quantity,
    unitPrice: priced.unit_price,
    tierMinQuantity: priced.tier_min_quantity,
    subtotal: priced.subtotal,
    discount: discountOf(line, priced.subtotal),
    available: found.availability === 'always' ? unlimitedStock : Math.max(0, found.onHand),
  }
}

/** Adds the line to the order, with its tax, and returns the order's new sums. */
async function addLine(
  tx: Database,
  order: OrderRow,
  line: { id: string; replacesId: string },
  quoted: QuotedReplacement,
) {
  const { article, quantity, subtotal, discount } = quoted
  const { tax } = order
  if (tax === null) throw refuse('replacement_not_possible', { reason: 'no_tax' })
  const taxRate = rateIn(tax, article.taxClass)
  const net = subtotal - discount
  const taxTotal = percentOf(net, taxRate)
  await repo.insertItem(tx, {
    ...line,
    orderId: order.id,
    productId: article.productId,
    variantId: article.variantId,
    position: await repo.nextPosition(tx, order.id),
    title: article.title,
    variantTitle: quoted.variantName,
    sku: article.sku,
    thumbnail: article.thumbnail,
    quantity,
    reservedQuantity: article.availability === 'always' ? 0 : null,
    currencyCode: order.currencyCode,
    unitPrice: quoted.unitPrice,
    tierMinQuantity: quoted.tierMinQuantity,
    taxClass: article.taxClass,
    taxRate,
    subtotal,
    discountTotal: discount,
    taxTotal,
    total: net + taxTotal,
  })
  if (discount > 0) await repo.addDiscount(tx, order.id, discount)
  const taxed = (await findOrderItems(tx, order.id)).map((item) => ({
    taxRate: item.taxRate,
    totals: { subtotal: item.subtotal, discount_total: item.discountTotal, tax_total: item.taxTotal },
  }))
  const rates = sumByRate(taxed, order.shippingTotal)
  const newTax = rates.reduce((sum, rate) => sum + rate.tax, 0)
  const added = newTax - order.taxTotal
  const sums = {
    itemTotal: order.itemTotal + subtotal,
    discountTotal: order.discountTotal + discount,
    taxTotal: newTax,
    tax: { ...tax, rates, ...(tax.placedTotal !== undefined && { placedTotal: tax.placedTotal + added }) },
    total: order.total + net + added,
  }
  await repo.updateSums(tx, order.id, sums)
  return sums
}

/**
 * Replaces pieces of a line by another article, with the credit, the stock, the activity entry and the e-mail, in the
 * given transaction.
 * @throws StoreError as `replaceLine` of the operator
 */
export async function replaceLine(
  tx: Database,
  context: Context,
  idOrNumber: string,
  request: ReplacementRequest,
): Promise<void> {
  const now = context.now()
  const { itemId, quantity, sku } = request
  const order = await orderRepo.lockOrder(tx, idOrNumber)
  if (!order) throw refuse('order_not_found')
  await assertVersion(tx, order, request.version)
  assertOpen(order)
  const variantId = await repo.findVariantId(tx, sku.trim())
  await orderRepo.lockVariants(tx, order.id, { onlyWaiting: true, also: variantId })
  const before = withShippedPieces(order, await findPieces(tx, order.id))
  const closed = selectPieces(before, [{ id: itemId, quantity }])
  const quoted = await quoteReplacement(tx, context, order, request)
  const { article, unitPrice, available } = quoted
  const currency = order.currencyCode.toUpperCase()
  if (unitPrice !== request.unitPrice)
    throw refuse('replacement_price_changed', { price: toMajor(unitPrice), currency })
  if (quantity > available) throw refuse('replacement_short', { left: available })

  const reason = request.reason.trim()
  await closePieces(tx, closed)
  const credit = await refundClosed(tx, context, order, { closed, reason })
  const replacementId = newId('ordli', now)
  const sums = await addLine(tx, order, { id: replacementId, replacesId: itemId }, quoted)
  if (article.availability !== 'always') {
    const taken = { variantId: article.variantId, change: -quantity }
    await moveStock(tx, [taken], { kind: 'order', at: now, orderId: order.id })
    const { variantId: id, productId, title, onHand } = article
    await notifyLowStock(
      tx,
      [{ id, productId, sku: article.sku, title, before: onHand, after: onHand - quantity }],
      now,
    )
  }
  // The order is charged more, so it is not fully refunded.
  await orderRepo.updateStates(tx, order.id, statesOf(order))
  const [pieces, name] = [await namedPieces(tx, order.id, closed), articleName(article.title, quoted.variantName, null)]
  const replaced = {
    kind: 'replaced',
    lines: pieces,
    article: { title: article.title, variantTitle: quoted.variantName, quantity },
    unitPrice,
    credited: credit.credited,
    total: sums.total,
    currencyCode: order.currencyCode,
    reason,
  } as const
  await enqueueOrderUpdated(tx, order.id, replaced, context, now)
  const lines = withWaiting(before, closed)
  const decision = await recordOf(tx, order, { lines, refundId: credit.refundId, replacementId })
  await recordOperatorEvent(tx, {
    at: now,
    action: 'order.line_replaced',
    subjectId: order.id,
    before: { orderTotal: order.total },
    after: { orderTotal: sums.total, pieces: quantity, article: name, currencyCode: order.currencyCode, decision },
  })
}
