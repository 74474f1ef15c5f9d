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

/** A quantity to add unless more of the variant is in the cart or under way than was displayed. */
export interface ShownLine extends NewLine {
  /** The displayed pieces in the cart and under way; undefined to add in any case. */
  shown?: number
}

/** Returns the pieces of variants in the company's cart and under way, while the cart is locked. */
export type FindOrdered = (tx: Database, variantIds: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** Adds up the quantities of the same variant, in the order of first occurrence. */
export function merge<Line extends NewLine>(items: readonly Line[]): Line[] {
  const lines = new Map<string, Line>()
  for (const item of items) {
    const quantity = (lines.get(item.variantId)?.quantity ?? 0) + item.quantity
    lines.set(item.variantId, { ...item, quantity })
  }
  return [...lines.values()]
}

function messageOf(added: number, requested: number): string {
  if (added === 0) return 'Nothing was added to the cart.'
  return added === requested
    ? 'Successfully added to cart'
    : `${added} of ${requested} articles were added to the cart.`
}

/** Lines to add. */
interface BulkAdd {
  items: readonly ShownLine[]
  /** Needed for lines with `shown`. */
  findOrdered?: FindOrdered
}

/** Adds the articles that can be added, and returns the result for each article. */
async function addLines(
  context: Context,
  tx: Database,
  { session, items, findOrdered, currentTime }: BulkAdd & { session: Session; currentTime: Date },
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
  const watched = merged.flatMap(({ variantId, shown }) => (shown === undefined ? [] : [variantId]))
  const ordered = watched.length > 0 ? await findOrdered?.(tx, watched) : undefined
  const articles = new Map(
    rows.map(({ limits, strengthMg, ...row }) => [
      row.variantId,
      {
        ...row,
        deliverable: isDeliverable(limits, strengthMg, destination),
        ordered: ordered?.get(row.variantId) ?? 0,
      },
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
    results: planned.map(({ variantId, shown: _, ...outcome }) => ({ variant_id: variantId, ...outcome })),
  }
}

/** Adds many articles in one transaction: those that cannot be added are skipped and reported. */
export function bulkAdd(context: Context, session: Session, add: BulkAdd): Promise<BulkAddAnswer> {
  return inCartTransaction(context, session, async (tx, currentTime) => {
    const outcome = await addLines(context, tx, { ...add, session, currentTime })
    return { ...outcome, cart: await readCart(tx, session, termsAt(context, currentTime), session.customer.id) }
  })
}
