import type { components } from '@skafferi/api'
import { planAddings } from '@skafferi/domain/rules/cart/bulk-add'
import { isDeliverable } from '@skafferi/domain/rules/catalogue/market'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { destinationIn } from '../../../platform/db/markets'
import type { Session } from '../../../platform/http/handler'
import { priceContextOf } from '../../pricing'
import { inCartTransaction, lockForChange, readCart } from './cart-transaction'
import * as repo from './cart.repo'
import { termsAt } from './pricing-terms'

type BulkAddAnswer = components['schemas']['BulkAddAnswer']

/** A quantity of a variant to add. */
export interface NewLine {
  variantId: string
  quantity: number
}

/** Adds up the quantities of the same variant, in the order of first occurrence. */
export function merge(items: readonly NewLine[]): NewLine[] {
  const quantities = new Map<string, number>()
  for (const { variantId, quantity } of items) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  return Array.from(quantities, ([variantId, quantity]) => ({ variantId, quantity }))
}

function messageOf(added: number, requested: number): string {
  if (added === 0) return 'Nothing was added to the cart.'
  return added === requested
    ? 'Successfully added to cart'
    : `${added} of ${requested} articles were added to the cart.`
}

/** Adds the articles that can be added, and returns the result for each article. */
async function addLines(
  context: Context,
  tx: Database,
  { session, items, currentTime }: { session: Session; items: readonly NewLine[]; currentTime: Date },
): Promise<Omit<BulkAddAnswer, 'cart'>> {
  const merged = merge(items)
  const cart = await lockForChange(context, tx, session, currentTime)
  const country = cart.shippingAddress?.country_code ?? session.company.countryCode
  const rows = await repo.findAddable(
    tx,
    cart.id,
    merged.map(({ variantId }) => variantId),
    priceContextOf(session.company, currentTime),
  )
  const destination = destinationIn(country, context, currentTime)
  const articles = new Map(
    rows.map(({ limits, strengthMg, ...row }) => [
      row.variantId,
      { ...row, deliverable: isDeliverable(limits, strengthMg, destination) },
    ]),
  )
  const planned = planAddings(merged, (variantId) => articles.get(variantId), await repo.countLinesOf(tx, cart.id))
  const added = planned.filter(({ code }) => code === 'added')
  const lines = added.map(({ variantId, quantity }) => ({
    variantId,
    quantity: quantity + (articles.get(variantId)?.inCart ?? 0),
  }))
  if (lines.length > 0) await repo.upsertLines(tx, cart.id, lines, currentTime)
  return {
    success: added.length > 0,
    message: messageOf(added.length, planned.length),
    results: planned.map(({ variantId, ...outcome }) => ({ variant_id: variantId, ...outcome })),
  }
}

/** Adds many articles in one transaction: those that cannot be added are skipped and reported. */
export function bulkAdd(context: Context, session: Session, items: readonly NewLine[]): Promise<BulkAddAnswer> {
  return inCartTransaction(context, session, async (tx, currentTime) => {
    const outcome = await addLines(context, tx, { session, items, currentTime })
    return { ...outcome, cart: await readCart(tx, session, termsAt(context, currentTime), session.customer.id) }
  })
}
