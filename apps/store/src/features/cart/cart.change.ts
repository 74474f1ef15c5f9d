import type { Cart } from '@skafferi/api'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import type { Session } from '../../http/handler'
import { priceCart, toCart, type PricedCart } from './cart.pricing'
import { findCartPromotions } from './cart.promotions.repo'
import * as repo from './cart.repo'

/** Reads what is in a cart of the company and prices it; an empty one where there is none. */
export async function priceContent(
  db: Database,
  cart: repo.CartRow | undefined,
  { company }: Session,
  now: Date,
): Promise<PricedCart> {
  const lines = cart ? await repo.findLines(db, cart.id, now) : []
  const promotions = cart ? await findCartPromotions(db, cart.id, company.id) : []
  return priceCart({ cart, lines, promotions }, company.countryCode, now)
}

/** Reads and prices the company's open cart; an empty one where there is none. */
export async function loadCart(db: Database, session: Session, now: Date): Promise<PricedCart> {
  return priceContent(db, await repo.findOpenCart(db, session.company.id), session, now)
}

/** How often a cart is looked for that others complete in between; each time round takes one such order. */
const maxRounds = 5

/** Locks the company's open cart until the transaction ends; begins one where there is none. */
export async function lockOrCreateCart(tx: Database, { company, customer }: Session, now: Date): Promise<repo.CartRow> {
  for (let round = 0; round < maxRounds; round += 1) {
    const cart = await repo.lockOpenCart(tx, company.id)
    if (cart) return cart
    await repo.insertCart(tx, company.id, customer.id, now)
  }
  throw new Error('The open cart of a company could not be locked.')
}

/** A change to a cart that is locked for it. */
export type CartChange = (tx: Database, cart: repo.CartRow, now: Date) => Promise<void>

/** Changes the company's open cart, which is begun where there is none, and answers it as it is then. */
export function changeCart({ db, now }: Context, session: Session, change: CartChange): Promise<Cart> {
  return db.transaction(async (tx) => {
    const moment = now()
    await change(tx, await lockOrCreateCart(tx, session, moment), moment)
    return toCart(await loadCart(tx, session, moment))
  })
}
