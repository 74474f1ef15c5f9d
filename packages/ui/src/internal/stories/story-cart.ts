import type { BulkRowResult, Cart } from '@skafferi/api'
import {
  bulkUploadLimits,
  discountCodes,
  parseBulkUpload,
  toBulkReportView,
  toBulkSetRows,
  toBulkUploadView,
  toCartConflicts,
  toCartView,
  toTotalsView,
} from '@skafferi/domain/shop/cart'
import type { BulkUploadInput } from '@skafferi/domain/shop/cart/views'
import { toCartChange, toCheckoutView } from '@skafferi/domain/shop/checkout'
import { promotionsOf } from '@skafferi/fixtures/world'
import { storyWorld } from './story-world'

/** Locale for numbers and dates in stories. */
const LOCALE = 'en-IE'

/** The kiosk's carts: empty, small and bulk. */
export const storyCarts = storyWorld.carts

/** The view of a cart page. */
export function cartOf(cart: Cart) {
  return toCartView(cart, {}, LOCALE)
}

/** The totals of a cart; confirmed by the store by default. */
export function totalsOf(cart: Cart, state: 'confirmed' | 'estimated' = 'confirmed') {
  return toTotalsView(cart, state === 'estimated', LOCALE, discountCodes(promotionsOf(cart)))
}

/** The checkout view of a cart for the kiosk's owner. */
export function checkoutOf(cart: Cart) {
  const { email } = storyWorld.customers.kiosk.customer
  const codes = discountCodes(promotionsOf(cart))
  return toCheckoutView(cart, { email, today: '2026-11-20', discountCodes: codes }, LOCALE)
}

/** The bulk upload view of a cart. */
export function bulkUploadOf(cart: Cart) {
  return toBulkUploadView(cart)
}

/** The result of parsing a bulk upload text for a cart. */
export function parsedOf(cart: Cart, text: BulkUploadInput) {
  return parseBulkUpload(text, { itemIds: cart.items.map(({ id }) => id), limits: bulkUploadLimits })
}

/** The report on a bulk upload text; only articles in the cart are known. */
export function bulkReportOf(cart: Cart, text: BulkUploadInput) {
  const parsed = parsedOf(cart, text)
  if (parsed.status !== 'read') {
    throw new Error(parsed.status)
  }
  const results = toBulkSetRows(parsed.rows).map(({ item_id, sku, quantity }, row): BulkRowResult => {
    const line = cart.items.find((item) => item.id === item_id || item.variant_sku === sku)
    const ids = { item_id: line?.id ?? null, variant_id: line?.variant_id ?? null }
    const known = {
      row,
      deliverable: line?.deliverable ?? true,
      ...ids,
      sku: line?.variant_sku ?? sku ?? null,
      prices: line?.prices ?? [],
      variant_title: line?.variant_title ?? null,
    }
    if (!line) {
      const message = `There is no article ${sku}.`
      return { ...known, status: 'skipped', code: 'unknown_sku', message, product_title: null, quantity: null }
    }
    const title = { product_title: line.product_title }
    if (quantity > line.inventory_quantity) {
      const message = `Not enough stock for ${line.variant_sku}. ${line.inventory_quantity} left.`
      const shortage = { code: 'insufficient_inventory', message, quantity: line.quantity }
      return { ...known, ...title, status: 'skipped', ...shortage }
    }
    const status = line.quantity === quantity ? 'unchanged' : 'updated'
    return { ...known, ...title, status, code: null, message: '', quantity }
  })
  const success = results.some(({ status }) => status !== 'skipped')
  return toBulkReportView(parsed, { success, results }, cart, LOCALE)
}

/** A colleague's changes to the bulk cart: as line conflicts and as a summary. */
export function changedCartOf({ bulk, changed }: typeof storyCarts) {
  return {
    conflicts: toCartConflicts(changed, { displayedCart: bulk }, LOCALE),
    change: toCartChange(changed, { before: bulk }, LOCALE),
  }
}

/** Conflicts of the bulk cart since it was loaded: two lines are short, one is dearer, one cheaper. */
export function conflictsOf(cart: Cart) {
  const changes: Record<number, Partial<Cart['items'][number]>> = {
    0: { inventory_quantity: 12 },
    1: { inventory_quantity: 0 },
    2: { unit_price: 1.62 },
    3: { unit_price: 3.6 },
  }
  const now = { ...cart, items: cart.items.map((item, position) => ({ ...item, ...changes[position] })) }
  const refused = cart.items[4]
  const problem = {
    fields: refused
      ? {
          [refused.id]: {
            code: 'not_deliverable',
            message: 'cannot be delivered to Germany',
            params: { country: 'de' },
          },
        }
      : {},
  }
  return toCartConflicts(now, { snapshot: cart, problem }, LOCALE)
}
