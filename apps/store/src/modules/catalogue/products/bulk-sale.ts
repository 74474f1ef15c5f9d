import type { components } from '@skafferi/api/admin'
import { toMinor, type Minor } from '@skafferi/domain/rules/pricing/money'
import { nearestPercent, salePrice } from '@skafferi/domain/rules/pricing/sale'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import type { Database } from '../../../platform/db/database'
import { fault, invalidFields, refuse } from '../../../platform/http/errors'
import { addSale, findProductsInSales, readSaleSpan, takeOutOfSale, type SaleSpan } from '../../marketing/promotions'
import type { BulkFields, BulkRefusal, BulkSale } from './bulk-change'
import type { BulkRow } from './bulk-changes.repo'
import type { StoredProduct } from './catalog-state'

type Schemas = components['schemas']

/** The maximum number of products in a flash sale, as in the contract. */
const maxProducts = 100

/** Reads a requested flash sale. @throws StoreError 400 naming what is missing or invalid */
export function readBulkSale(
  { title, percent_off: percentOff, amount_off, starts_at, ends_at }: Schemas['RequestedBulkChange'],
  at: { now: Date; timeZone: string },
): BulkSale {
  if (title === undefined) throw invalidFields({ 'change.title': fault('required') })
  if ((percentOff === undefined) === (amount_off === undefined))
    throw invalidFields({ 'change.percent_off': fault('required') })
  if (starts_at === undefined) throw invalidFields({ 'change.starts_at': fault('required') })
  if (ends_at === undefined) throw invalidFields({ 'change.ends_at': fault('required') })
  const span = readSaleSpan({ startsAt: starts_at, endsAt: ends_at }, { ...at, prefix: 'change.' })
  return {
    kind: 'flash_sale',
    title: trimText(title),
    ...(percentOff === undefined ? { amountOff: toMinor(amount_off ?? 0) } : { percentOff }),
    startsAt: span.startsAt.toISOString(),
    endsAt: span.endsAt.toISOString(),
  }
}

const spanOf = ({ startsAt, endsAt }: BulkSale): SaleSpan => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
})

const saleIdOf = (changeId: string) => changeId.replace('bulk_', 'sale_')

/** Returns those of the products that are in a flash sale on the days of a new one. */
export const findInSale = (db: Database, sale: BulkSale, { ids, now }: { ids: readonly string[]; now: Date }) =>
  findProductsInSales(db, ids, spanOf(sale), now)

/** Returns the whole percentage nearest to a discount. */
function percentFor({ percentOff, amountOff = 0 }: BulkSale, { variants }: StoredProduct): number {
  if (percentOff !== undefined) return percentOff
  const single = Math.min(...variants.flatMap(({ prices }) => prices[1] ?? []))
  return Math.max(1, Math.round((amountOff / single) * 100))
}

/** Returns the discount of a product, or why it cannot be in the sale. */
export function planSaleFields(
  sale: BulkSale,
  product: StoredProduct,
  { inSale, planned }: { inSale: ReadonlySet<string>; planned: number },
): BulkFields | BulkRefusal {
  if (product.archivedAt) return 'archived'
  const lowest = lowestPrice(product)
  if (lowest === null) return 'no_price'
  if (inSale.has(product.id)) return 'in_sale'
  const percent = percentFor(sale, product)
  if (nearestPercent(lowest, percent) !== percent) return 'no_discount'
  return planned < maxProducts ? { salePercent: percent } : 'sale_full'
}

/** Returns the prices of a product in the sale, in minor units by minimum quantity, by variant. */
export function salePrices({ variants }: StoredProduct, { salePercent = null }: BulkFields) {
  const inSale = (prices: Readonly<Record<string, Minor>>) =>
    Object.fromEntries(Object.entries(prices).map(([from, amount]) => [from, salePrice(amount, salePercent)]))
  return Object.fromEntries(variants.flatMap(({ id, prices }) => (id === undefined ? [] : [[id, inSale(prices)]])))
}

function lowestPrice({ variants }: StoredProduct): Minor | null {
  const amounts = variants.flatMap(({ prices }) => Object.values(prices))
  return amounts.length === 0 ? null : Math.min(...amounts)
}

/** A step of a bulk sale: the products and what is known of them now. */
interface SaleStep {
  id: string
  sale: BulkSale
  rows: readonly BulkRow[]
  products: ReadonlyMap<string, StoredProduct>
  now: Date
}

/**
 * Adds the planned flash sale with the products that can still be in it.
 * @returns whether each product is in it
 * @throws StoreError 409 `flash_sale_ended` if its end has passed since the plan
 */
export async function startSale(tx: Database, { id, sale, rows, products, now }: SaleStep) {
  const span = spanOf(sale)
  if (span.endsAt <= now) throw refuse('flash_sale_ended')
  const ids = rows.map(({ productId }) => productId)
  const inSale = await findInSale(tx, sale, { ids, now })
  const items = rows.flatMap(({ productId, after: { salePercent } }) => {
    const [product, percent] = [products.get(productId), salePercent ?? null]
    const lowest = product && !product.archivedAt && !inSale.has(productId) ? lowestPrice(product) : null
    const isPossible = lowest !== null && percent !== null && nearestPercent(lowest, percent) === percent
    return isPossible ? [{ productId, percent }] : []
  })
  if (items.length > 0) await addSale(tx, saleIdOf(id), { title: sale.title, ...span, items })
  return outcomesOf(rows, new Set(items.map(({ productId }) => productId)))
}

/** Takes the products out of the flash sale again. @returns whether each product has its usual price */
export async function undoSale(tx: Database, { id, rows, now }: Pick<SaleStep, 'id' | 'rows' | 'now'>) {
  const items = rows.flatMap(({ productId, after: { salePercent } }) =>
    typeof salePercent === 'number' ? [{ productId, percent: salePercent }] : [],
  )
  return outcomesOf(rows, await takeOutOfSale(tx, saleIdOf(id), items, now))
}

const outcomesOf = (rows: readonly BulkRow[], ids: ReadonlySet<string>): Map<string, boolean> =>
  new Map(rows.map(({ productId }) => [productId, ids.has(productId)]))
