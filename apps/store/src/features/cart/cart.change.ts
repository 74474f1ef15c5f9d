import type { Cart } from '@skafferi/api'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import type { Session } from '../../http/handler'
import { priceCart, toCart, type PricedCart } from './cart.pricing'
import * as repo from './cart.repo'

/** Reads and prices the company's open cart; an empty one where there is none. */
export async function loadCart(db: Database, { company }: Session, now: Date): Promise<PricedCart> {
  const cart = await repo.findOpenCart(db, company.id)
  const lines = cart ? await repo.findLines(db, cart.id, now) : []
  return priceCart(cart, lines, company.countryCode)
}

/** How often a cart is looked for that others complete in between; each time round takes one such order. */
const maxRounds = 5

async function lockOrBeginCart(tx: Database, { company, customer }: Session, now: Date): Promise<repo.CartRow> {
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
    await change(tx, await lockOrBeginCart(tx, session, moment), moment)
    return toCart(await loadCart(tx, session, moment))
  })
}
