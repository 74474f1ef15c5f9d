import { isDeepStrictEqual } from 'node:util'
import type { components } from '@skafferi/api/admin'
import { fieldOfColumn } from '@skafferi/domain/rules/catalogue/fields'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import type { RecordedChange } from '../../../platform/db/put-back'
import { findEvent, recordOperatorEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { assertIfMatch, type VersionedTarget } from '../../../platform/http/admin/if-match'
import { idempotentId, wasCreated } from '../../../platform/http/admin/idempotent-create'
import { fault, invalidFields, refuse, type StoreError } from '../../../platform/http/errors'
import type { Page } from '../../../platform/http/handler'
import { priceContextOf } from '../../pricing'
import type { ProductState, StoredProduct, PictureState } from './catalog-state'
import * as catalogue from './catalogue.repo'
import { findHandles, findKnownArticles, loadProducts } from './catalogue.repo'
import { writeProducts, type MakeId, type ProductWrite } from './catalogue-writes.repo'
import { newProductOf, newVariantsOf, productChangesOf, variantChangesOf, type RequestedVariant } from './read-request'
import { tagOfProduct, toAdminProduct, toListedProduct } from './to-admin-product'
import * as repo from './products.repo'
import { findReserved, findReservedOfProducts, readLowStock } from './stock.repo'
import { createSentPictures, sender } from './sent-pictures'
import { createHandles, handleOf, numberedHandles } from './handles'
import { assertPricesConfirmed, assertStockUnchanged } from './displayed-values'
import { cardAddress } from './picture-address'
import { type RequestedPicture, planProduct, type PlanContext } from './plan-product'
import { findBySku } from './sku-keys'
import type { ProductChanges } from './catalog-changes'
import { findChangedProducts, changesOfMany } from './changed-products'
import { productChanged, putBackProduct } from './put-back-product'
import { RowRefusal } from './row-refusal'

type Schemas = components['schemas']

/** The content of a request for one product. */
interface RequestedProduct {
  changes: ProductChanges
  variants: readonly RequestedVariant[]
  images?: readonly RequestedPicture[]
}

function refusedProduct({ column, fault: reason }: RowRefusal): StoreError {
  return invalidFields({ [fieldOfColumn(column)?.name ?? column]: reason })
}

function refusedVariant(path: string, { column, fault: reason }: RowRefusal): StoreError {
  const field = fieldOfColumn(column)
  return invalidFields({ [field?.level === 'variant' ? `${path}.${field.name}` : path]: reason })
}

/**
 * Plans the change of a product by a request, under the same rules as an import; undefined if nothing changes. A
 * request is accepted or refused completely.
 * @param stored the current product; undefined for a new one
 * @throws StoreError 400 naming the invalid field
 */
function planRequest(
  stored: StoredProduct | undefined,
  requested: RequestedProduct,
  context: PlanContext,
): ProductState | undefined {
  try {
    return planProduct(stored, requested, {
      ...context,
      refuse({ path }, refusal) {
        throw refusedVariant(path, refusal)
      },
    }).product
  } catch (error) {
    throw error instanceof RowRefusal ? refusedProduct(error) : error
  }
}

/**
 * Checks that no other article of the shop, including archived ones, has the given SKUs and GTINs.
 * @param productId the product of the variants; undefined for a new one
 * @throws StoreError 400 if an identifier is taken
 */
async function assertUniqueCodes(
  tx: Database,
  variants: readonly RequestedVariant[],
  productId?: string,
): Promise<void> {
  const skus = variants.flatMap(({ isNew, sku }) => (isNew ? [sku] : []))
  const gtins = variants.flatMap(({ fields: { gtin } }) => gtin ?? [])
  if (skus.length === 0 && gtins.length === 0) return
  const known = await findKnownArticles(tx, { skus, gtins, handles: [], sourceIds: [] })
  const refuseTaken = async (field: string, id: string) => {
    const [owner] = await loadProducts(tx, [id])
    throw invalidFields({
      [field]: id === productId ? fault('belongs_to_variant') : fault('belongs_to', { name: owner?.title ?? id }),
    })
  }
  for (const { path, sku, isNew, fields } of variants) {
    const skuOwner = isNew ? findBySku(known.skus, sku) : undefined
    const gtinOwner = fields.gtin ? known.gtins.get(fields.gtin) : undefined
    if (skuOwner) await refuseTaken(`${path}.sku`, skuOwner)
    // An existing variant may repeat its own GTIN; `planProduct` refuses that of another variant.
    if (gtinOwner && (isNew || gtinOwner !== productId)) await refuseTaken(`${path}.gtin`, gtinOwner)
  }
}

type WrittenImages = components['schemas']['WrittenImages']

/** Sources of a request's pictures. */
interface ImageSources {
  /** Pictures of the product. */
  current: readonly PictureState[]
  /** Returns the hash of an uploaded picture; undefined if it was not uploaded. */
  findUploaded: (name: string) => Promise<string | undefined>
}

/**
 * Returns the pictures of a request, by address or uploaded name; undefined if the request has none.
 * @throws StoreError 400 if one is unknown or repeated
 */
async function findRequestedImages(
  given: WrittenImages | undefined,
  { current, findUploaded }: ImageSources,
): Promise<RequestedPicture[] | undefined> {
  if (!given) return undefined
  const found: RequestedPicture[] = []
  for (const [index, { image, alt }] of given.entries()) {
    const field = `images.${index}.image`
    const hash = current.some(({ url }) => url === image) ? undefined : await findUploaded(image)
    const url = hash === undefined ? image : cardAddress(hash)
    if (hash === undefined && !current.some((each) => each.url === url))
      throw invalidFields({ [field]: fault('not_sent') })
    const duplicate = found.findIndex((each) => each.url === url)
    if (duplicate >= 0) throw invalidFields({ [field]: fault('same_picture', { number: duplicate + 1 }) })
    found.push({ url, alt: alt?.trim() })
  }
  return found
}

/** Returns an unused handle for a title. */
async function newHandle(tx: Database, title: string): Promise<string> {
  return createHandles(await findHandles(tx, numberedHandles(handleOf(title))))(title)
}

/** A product with its entity tag. */
export interface TaggedProduct {
  product: Schemas['AdminProduct']
  tag: string
}

/** Returns the changed fields of a product, before and after. */
function differences(before: ProductState, after: ProductState): { before: object; after: object } {
  const names = (Object.keys(after) as (keyof ProductState)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  const only = (state: ProductState) => Object.fromEntries(names.map((name) => [name, state[name]]))
  return { before: only(before), after: only(after) }
}

/**
 * Creates the operations on single products, under the same rules as imports.
 *
 * Changes throw StoreError 404 `product_not_found`; 428 without an entity tag; 412 `product_changed` if it changed
 * since it was read.
 */
export function createProductsOperator({ db, files, now }: Pick<Context, 'db' | 'files' | 'now'>) {
  async function load(tx: Database, id: string): Promise<StoredProduct> {
    const [stored] = await catalogue.loadProducts(tx, [id])
    if (!stored) throw refuse('product_not_found')
    return stored
  }

  const toTagged = async (tx: Database, stored: StoredProduct): Promise<TaggedProduct> => ({
    product: toAdminProduct(
      stored,
      {
        isSample: await repo.isSample(tx, stored.id),
        reserved: await findReserved(tx, [stored.id]),
        lowStock: await readLowStock(tx),
      },
      priceContextOf(undefined, now()),
    ),
    tag: tagOfProduct(stored),
  })
  const show = async (tx: Database, id: string) => toTagged(tx, await load(tx, id))

  /** Serializes changes with each other and with imports. */
  const inExclusiveTransaction = <Result>(work: (tx: Database) => Promise<Result>) =>
    db.transaction(async (tx) => {
      await acquireLockByName(tx, 'catalogue import')
      return work(tx)
    })

  /** Changes a product that is unchanged since it was read; returns the result. */
  const changeIfUnmodified = (
    target: VersionedTarget,
    work: (tx: Database, stored: StoredProduct) => Promise<void>,
  ): Promise<TaggedProduct> =>
    inExclusiveTransaction(async (tx) => {
      await catalogue.lockVariants(tx, [target.id])
      const stored = await load(tx, target.id)
      const { product, tag } = await toTagged(tx, stored)
      assertIfMatch(target, tag, refuse('product_changed').with({ product }))
      await work(tx, stored)
      return show(tx, target.id)
    })

  const record = (
    tx: Database,
    action: string,
    { id: subjectId, title: subjectName }: Pick<StoredProduct, 'id' | 'title'>,
    states: { before?: object; after?: object },
  ) => recordOperatorEvent(tx, { at: now(), action, subjectId, subjectName, ...states })

  /** @throws StoreError 400 for an unknown category */
  async function categoriesWith(tx: Database, name: string | null | undefined): Promise<ReadonlyMap<string, string>> {
    const ids = await catalogue.findCategories(tx)
    if (name && !ids.has(name)) throw invalidFields({ category: fault('unknown_category') })
    return ids
  }

  function imagesOf(tx: Database, given: Schemas['WrittenImages'] | undefined, current: StoredProduct['images']) {
    const [by, pictures] = [sender(), createSentPictures({ db: tx, files, now })]
    return findRequestedImages(given, {
      current,
      findUploaded: async (name) => (by === undefined ? undefined : pictures.find(by, name)),
    })
  }

  const write = (tx: Database, given: ProductWrite, categoryIds: ReadonlyMap<string, string>, makeId?: MakeId) =>
    writeProducts(tx, [given], { categoryIds, prices: priceContextOf(undefined, now()), makeId })

  async function add(tx: Database, id: string, given: Schemas['ProductRequest']): Promise<ProductState> {
    const categoryIds = await categoriesWith(tx, given.category)
    const variants = newVariantsOf(given)
    await assertUniqueCodes(tx, variants)
    const requested = { changes: newProductOf(given), variants, images: await imagesOf(tx, given.images, []) }
    const handle = await newHandle(tx, given.title)
    const product = planRequest(undefined, requested, { now: now(), handleFor: () => handle })
    if (!product) throw new Error('A new product has a variant.')
    await write(tx, { product }, categoryIds, (prefix, at) => (prefix === 'prod' ? id : newId(prefix, at)))
    return product
  }

  async function change(tx: Database, stored: StoredProduct, given: Schemas['ProductChange']): Promise<void> {
    const categoryIds = await categoriesWith(tx, given.category)
    const variants = variantChangesOf(given, stored)
    assertStockUnchanged(given, stored)
    assertPricesConfirmed(given, stored, priceContextOf(undefined, now()).currency)
    await assertUniqueCodes(tx, variants, stored.id)
    const images = await imagesOf(tx, given.images, stored.images)
    const requested = { changes: productChangesOf(given), variants, images }
    const product = planRequest(stored, requested, { now: now(), handleFor: () => stored.handle })
    if (!product) return
    await write(tx, { before: stored, product }, categoryIds)
    await record(tx, productChanged, stored, differences(stored, product))
  }

  /**
   * Returns what an entry has changed in a product; null if it cannot be put back.
   * @throws StoreError 404 `activity_not_found` if the entry is about other products
   */
  async function findChange(tx: Database, id: string, activityId: number): Promise<RecordedChange | null> {
    const entry = await findEvent(tx, activityId)
    if (entry?.subjectId === id) return entry.action === productChanged ? entry : null
    const isOfMany = entry !== undefined && changesOfMany.applied.some((action) => action === entry.action)
    const [changed] = isOfMany ? await findChangedProducts(tx, entry.subjectId, { limit: 1, product: id }) : []
    if (!changed) throw refuse('activity_not_found')
    return changed
  }

  return {
    /** Returns a page of products, and their total. */
    async pageProducts(filter: repo.ProductFilter, page: Page & { sort?: repo.ProductSort }) {
      const context = priceContextOf(undefined, now())
      const rows = await repo.findProducts(db, filter, page, context)
      const reserved = await findReservedOfProducts(
        db,
        rows.map(({ id }) => id),
      )
      return {
        products: rows.map((row) => toListedProduct({ ...row, reserved: reserved.get(row.id) ?? 0 }, context)),
        count: await repo.countProducts(db, filter, context),
      }
    },

    /** Returns the brands of all products by name. */
    listBrands: () => repo.findBrands(db),

    /**
     * Returns a product with its variants.
     * @throws StoreError 404 `product_not_found`
     */
    showProduct: (id: string): Promise<TaggedProduct> => show(db, id),

    /**
     * Creates a product; idempotent with a key.
     * @throws StoreError 400 for invalid fields; 422 if the key was used for another request
     */
    createProduct: (given: Schemas['ProductRequest'], key: string | undefined): Promise<TaggedProduct> =>
      inExclusiveTransaction(async (tx) => {
        const id = idempotentId('prod', key, now())
        const creation = { id, action: 'product.added', request: () => ({ asked: given }) }
        if (await wasCreated(tx, creation)) return show(tx, id)
        const product = await add(tx, id, given)
        await record(tx, creation.action, { ...product, id }, { after: { ...product, asked: given } })
        return show(tx, id)
      }),

    /**
     * Changes a product.
     * @throws StoreError 400 for invalid fields; 409 `stock_changed` or `price_changed` if a stock or a price differs
     * from the displayed one, `price_jump` for a large change without confirmation
     */
    changeProduct: (target: VersionedTarget, given: Schemas['ProductChange']): Promise<TaggedProduct> =>
      changeIfUnmodified(target, (tx, stored) => change(tx, stored, given)),

    /**
     * Puts back the old values of an entry of the activity about the product, or about many with it.
     * @throws StoreError 404 `activity_not_found`; 409 `not_reversible`, or `changed_since` if a value has changed
     * since
     */
    putBackProduct: (id: string, activityId: number): Promise<TaggedProduct> =>
      inExclusiveTransaction(async (tx) => {
        await catalogue.lockVariants(tx, [id])
        const stored = await load(tx, id)
        const recorded = await findChange(tx, id, activityId)
        const found = recorded ? putBackProduct(stored, recorded) : { status: 'irreversible' as const }
        if (found.status === 'irreversible') throw refuse('not_reversible')
        if (found.status === 'changed') throw refuse('changed_since')
        const { category } = found.state
        const categoryIds = await categoriesWith(tx, category === stored.category ? undefined : category)
        await write(tx, { before: stored, product: found.state }, categoryIds)
        if (found.state.archivedAt !== stored.archivedAt) await repo.setArchived(tx, id, found.state.archivedAt, now())
        await record(tx, productChanged, found.state, differences(stored, found.state))
        return show(tx, id)
      }),

    /**
     * Archives a product: buyers cannot see it; orders are unchanged.
     * @throws StoreError 409 `already_archived`
     */
    archiveProduct: (target: VersionedTarget): Promise<TaggedProduct> =>
      changeIfUnmodified(target, async (tx, stored) => {
        const { id, archivedAt } = stored
        if (archivedAt) throw refuse('already_archived')
        await repo.setArchived(tx, id, now(), now())
        await record(tx, 'product.archived', stored, { before: { archivedAt }, after: { archivedAt: now() } })
      }),

    /**
     * Restores an archived product.
     * @throws StoreError 409 `not_archived`
     */
    restoreProduct: (target: VersionedTarget): Promise<TaggedProduct> =>
      changeIfUnmodified(target, async (tx, stored) => {
        const { id, archivedAt } = stored
        if (!archivedAt) throw refuse('not_archived')
        await repo.setArchived(tx, id, null, now())
        await record(tx, 'product.restored', stored, { before: { archivedAt }, after: { archivedAt: null } })
      }),
  }
}

export type ProductsOperator = ReturnType<typeof createProductsOperator>
