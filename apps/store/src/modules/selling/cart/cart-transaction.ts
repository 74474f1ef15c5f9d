import type { Cart } from '@skafferi/api'
import { deliveredCountries, type ShippingRates } from '@skafferi/domain/rules/delivery/shipping'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { StoreError } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import { findOnlyAddress } from '../../customers/address-book'
import { priceContextOf } from '../../pricing'
import { priceCart, toCart, type CartVersion, type PricedCart } from './price-cart'
import { findCartPromotions } from './cart-promotions.repo'
import * as repo from './cart.repo'
import { termsAt, type PricingTerms } from './pricing-terms'
import { versionHash } from './cart-version'

/** Reads and prices a cart of the company; an empty one if there is none. */
export async function priceContent(
  db: Database,
  cart: repo.CartRow | undefined,
  { company }: Session,
  terms: PricingTerms,
): Promise<PricedCart> {
  const lines = cart ? await repo.findLines(db, cart.id, priceContextOf(company, terms.now)) : []
  const promotions = cart ? await findCartPromotions(db, cart.id, company.id) : []
  return priceCart({ cart, lines, promotions }, company, terms)
}

/** Reads and prices the company's open cart; an empty one if there is none. */
export async function loadCart(db: Database, session: Session, terms: PricingTerms): Promise<PricedCart> {
  return priceContent(db, await repo.findOpenCart(db, session.company.id), session, terms)
}

/**
 * Gives an open cart the only address in its company's book, as delivery address if the shop delivers there, and as
 * billing address. Addresses that the cart has stay, and with several to choose from it takes none.
 */
async function takeOnlyAddress(
  db: Database,
  { id, companyId, shippingAddress, billingAddress, receptionHours }: repo.CartRow,
  delivery: ShippingRates,
): Promise<void> {
  if (!shippingAddress) {
    const found = await findOnlyAddress(db, companyId, deliveredCountries(delivery))
    const hours = receptionHours ?? found?.receptionHours
    if (found)
      await repo.fillAddress(db, id, 'shippingAddress', { shippingAddress: found.address, receptionHours: hours })
  }
  if (!billingAddress) {
    const found = await findOnlyAddress(db, companyId)
    if (found) await repo.fillAddress(db, id, 'billingAddress', { billingAddress: found.address })
  }
}

/** Maximum number of attempts to read a cart that is changed or ordered concurrently. */
const maxAttempts = 5

/**
 * Returns the version of a cart that was just read and priced: the next version if it differs from what was last
 * displayed.
 * @param by author of the change; undefined if the cart is only read
 * @returns undefined if the cart has changed since it was read
 */
async function versionOf(
  db: Database,
  cart: repo.OpenCart | undefined,
  priced: PricedCart,
  { customer, by }: { customer: Session['customer']; by: string | undefined },
): Promise<CartVersion | undefined> {
  if (!cart) return { version: 0, changed_by: null }
  const hash = versionHash(priced)
  if (hash === cart.versionHash) {
    const name = cart.versionByName
    return {
      version: cart.version,
      changed_by: name === null ? null : { name, is_you: cart.versionBy === customer.id },
    }
  }
  const version = await repo.raiseVersion(db, cart, hash, by ?? null)
  return version === undefined
    ? undefined
    : { version, changed_by: by ? { name: customer.firstName, is_you: true } : null }
}

/**
 * Reads the company's open cart as displayed; an empty one if there is none. It has a new version if a price, a promo
 * code, stock, delivery or VAT has changed since it was last displayed.
 * @param by the customer who makes the change; undefined if the cart is only read
 */
export async function readCart(db: Database, session: Session, terms: PricingTerms, by?: string): Promise<Cart> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const cart = await repo.findOpenCart(db, session.company.id)
    const priced = await priceContent(db, cart, session, terms)
    const version = await versionOf(db, cart, priced, { customer: session.customer, by })
    if (version) return toCart(priced, version)
  }
  throw new Error('The open cart of a company changed faster than it could be read.')
}

/** Error codes for a cart that differs from what was displayed; these responses include the current cart. */
const cartRefusals: readonly (string | undefined)[] = ['cart_changed', 'line_changed']

/**
 * Runs a transaction on the cart. If the cart differs from what was displayed, the error includes the current cart,
 * which is read after the rollback so that its new version is stored.
 */
export async function inCartTransaction<Result>(
  context: Context,
  session: Session,
  run: (tx: Database, now: Date) => Promise<Result>,
): Promise<Result> {
  const { db, now } = context
  const currentTime = now()
  try {
    return await db.transaction((tx) => run(tx, currentTime))
  } catch (error) {
    if (!(error instanceof StoreError) || !cartRefusals.includes(error.refusal.code)) throw error
    throw error.with({ cart: await readCart(db, session, termsAt(context, now())) })
  }
}

/**
 * Reads the company's open cart for its checkout: it takes the only address that the company can use where it lacks
 * one, so that the order is possible without choosing from a single one.
 */
export async function readForCheckout(db: Database, session: Session, terms: PricingTerms): Promise<Cart> {
  const cart = await repo.findOpenCart(db, session.company.id)
  if (cart) await takeOnlyAddress(db, cart, terms.delivery)
  return readCart(db, session, terms)
}

/** Locks the company's open cart until the transaction ends; creates one with its known addresses if there is none. */
async function lockOrCreateCart(
  tx: Database,
  session: Session,
  { now, delivery }: PricingTerms,
): Promise<repo.CartRow> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const cart = await repo.lockOpenCart(tx, session.company.id)
    if (cart) return cart
    await repo.insertCart(tx, session, now)
    const created = await repo.lockOpenCart(tx, session.company.id)
    if (created) await takeOnlyAddress(tx, created, delivery)
  }
  throw new Error('The open cart of a company could not be locked.')
}

/**
 * Gives a locked cart a separate version for changes by the shop since it was last displayed: a price, a promo code,
 * stock, delivery, VAT. The buyer's change gets the version after it, so its response cannot be mistaken for a change
 * by the buyer alone.
 */
export async function raiseVersionForShopChanges(
  tx: Database,
  cart: repo.CartRow,
  session: Session,
  terms: PricingTerms,
): Promise<void> {
  if (cart.versionHash === null) return
  const hash = versionHash(await priceContent(tx, cart, session, terms))
  if (hash !== cart.versionHash) await repo.raiseVersion(tx, cart, hash, null)
}

/** Locks the company's open cart for a change by the buyer; creates one if there is none. */
export async function lockForChange(
  context: Context,
  tx: Database,
  session: Session,
  now: Date,
): Promise<repo.CartRow> {
  const terms = termsAt(context, now)
  const cart = await lockOrCreateCart(tx, session, terms)
  await raiseVersionForShopChanges(tx, cart, session, terms)
  return cart
}

/** A change to a cart that is locked for it. */
export type CartChange = (tx: Database, cart: repo.CartRow, now: Date) => Promise<void>

/** Changes the company's open cart, creating one if there is none, and returns it. */
export function changeCart(context: Context, session: Session, change: CartChange): Promise<Cart> {
  return inCartTransaction(context, session, async (tx, now) => {
    await change(tx, await lockForChange(context, tx, session, now), now)
    return readCart(tx, session, termsAt(context, now), session.customer.id)
  })
}
