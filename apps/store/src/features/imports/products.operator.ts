import { isDeepStrictEqual } from 'node:util'
import type { components } from '@skafferi/api/admin'
import type { Context } from '../../context'
import { shopCurrency } from '../../currency'
import type { Database } from '../../db/database'
import { operatorActor, recordEvent } from '../../db/events'
import { acquireLockByName } from '../../db/named-lock'
import { assertAsRead, type AsRead } from '../../http/admin/as-read'
import { invalidFields, notFound, type StoreError } from '../../http/errors'
import type { Page } from '../../http/handler'
import type { ProductState, StoredProduct } from './catalog-state'
import * as catalogue from './imports.repo'
import { writeProducts } from './imports.write.repo'
import { planProduct } from './plan-product'
import { cellsOfChange, rowsOfChange } from './product-change'
import { tagOfProduct, toAdminProduct, toListedProduct } from './products.answers'
import * as repo from './products.repo'
import { RowRefusal } from './row-refusal'

type Schemas = components['schemas']

/** A product with the tag that a change of it names. */
export interface TaggedProduct {
  product: Schemas['AdminProduct']
  tag: string
}

/** What of a product is another than before. */
function differences(before: ProductState, after: ProductState): { before: object; after: object } {
  const names = (Object.keys(after) as (keyof ProductState)[]).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const only = (state: ProductState) => Object.fromEntries(names.map((name) => [name, state[name]]))
  return { before: only(before), after: only(after) }
}

/** Problems of a row, as the contract names what a file names by its columns. */
const wireNames: Readonly<Record<string, string>> = { product: 'title', price: 'variants', images: 'images' }

function refusedField({ column, message }: RowRefusal): StoreError {
  return invalidFields({ [wireNames[column] ?? column]: message })
}

/** What an operator does with single products. Rules are those of the files that an import takes. */
export function createProductsOperator({ db, now }: Pick<Context, 'db' | 'now'>) {
  async function load(tx: Database, id: string): Promise<{ stored: StoredProduct; tagged: TaggedProduct }> {
    const [stored] = await catalogue.loadProducts(tx, [id])
    if (!stored) throw notFound('product_not_found', 'Product not found')
    const archivedAt = (await repo.findArchivedAt(tx, id)) ?? null
    return { stored, tagged: { product: toAdminProduct(stored, archivedAt, now()), tag: tagOfProduct(stored) } }
  }

  function plan(stored: StoredProduct, change: Schemas['ProductChange']): ProductState | undefined {
    const refuse = (_row: unknown, refusal: RowRefusal) => {
      throw refusedField(refusal)
    }
    try {
      const group = { rows: rowsOfChange(change, stored), cells: cellsOfChange(change) }
      return planProduct(stored, group, { now: now(), handleFor: () => stored.handle, refuse }).wanted
    } catch (error) {
      throw error instanceof RowRefusal ? refusedField(error) : error
    }
  }

  return {
    /** One page of products, by their titles, and how many there are. */
    async pageProducts(filter: repo.ProductFilter, page: Page) {
      const rows = await repo.findProducts(db, filter, { ...page, now: now() })
      return { products: rows.map((row) => toListedProduct(row, now())), count: await repo.countProducts(db, filter, now()) }
    },

    /** A product with its variants. @throws StoreError 404 `product_not_found` */
    showProduct: async (id: string): Promise<TaggedProduct> => (await load(db, id)).tagged,

    /**
     * Changes a product as it was read.
     * @throws StoreError 404 `product_not_found`; 428 without a tag; 412 `product_changed` where it is another one; 400 where
     * something cannot be as it is said
     */
    changeProduct: (read: AsRead, change: Schemas['ProductChange']): Promise<TaggedProduct> =>
      db.transaction(async (tx) => {
        await acquireLockByName(tx, 'catalogue import')
        await catalogue.lockVariants(tx, [read.id])
        const { stored, tagged } = await load(tx, read.id)
        const { product, tag } = tagged
        assertAsRead(read, tag, { code: 'product_changed', message: 'Somebody has changed this product since.', product })
        const categoryIds = await catalogue.findCategories(tx)
        if (change.category !== undefined && !categoryIds.has(change.category)) {
          throw invalidFields({ category: 'is none of the shop' })
        }
        const wanted = plan(stored, change)
        if (!wanted) return tagged
        await writeProducts(tx, [{ before: stored, wanted }], { categoryIds, currencyCode: shopCurrency, now: now() })
        const { id: _, ...before } = stored
        await recordEvent(tx, {
          at: now(),
          actorId: operatorActor,
          action: 'product.changed',
          subjectId: read.id,
          ...differences(before, wanted),
        })
        return (await load(tx, read.id)).tagged
      }),
  }
}

export type ProductsOperator = ReturnType<typeof createProductsOperator>
