import type { components } from '@skafferi/api/admin'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { etagOf } from '../../../platform/http/admin/if-match'
import { refuse } from '../../../platform/http/errors'
import { importAtomically } from '../../catalogue/imports'
import {
  cardAddress,
  createHandles,
  createSentPictures,
  findBySku,
  findCategories,
  findCategoryHandles,
  findKnownArticles,
  hashOf,
  insertCategory,
  loadProducts,
  nextCategoryPosition,
  sender,
  type StoredProduct,
} from '../../catalogue/products'
import { addPages, removePages } from './change-pages'
import { drawPicture, pictureNames, type PictureName } from './draw-picture'
import * as repo from './sample-data.repo'
import { sampleFile } from './sample-file'
import { samplePages } from './seed/sample-pages'
import { sampleCategories, sampleProducts, type SampleProduct } from './seed/sample-products'

type Schemas = components['schemas']
type Remaining = Schemas['RemainingSampleData']

/** The id of the sample data in the activity. */
const subjectId = 'sample_data'

/** A product's content without its stock, which orders change, and without being archived, which is undone. */
function productFingerprint(product: StoredProduct, categoryIds: ReadonlyMap<string, string>): string {
  const variants = product.variants.map((variant) => ({ ...variant, stock: 0 }))
  return etagOf({ ...product, archivedAt: null, category: categoryIds.get(product.category), variants })
}

const categoryFingerprint = ({ name, handle, description, parentId }: Omit<repo.CategoryRow, 'id' | 'position'>) =>
  etagOf({ name, handle, description, parentId })

/** Returns the products whose SKUs and titles the shop does not have. */
async function findMissing(tx: Database): Promise<SampleProduct[]> {
  const skus = sampleProducts.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  const titles = sampleProducts.map(({ title }) => title)
  const known = await findKnownArticles(tx, { skus, gtins: [], handles: [], sourceIds: [] })
  const knownTitles = await repo.findTitles(tx, titles)
  return sampleProducts.filter(
    ({ title, variants }) => !knownTitles.has(title) && !variants.some(({ sku }) => findBySku(known.skus, sku)),
  )
}

/** Adds the missing categories of the products. */
async function addCategories(tx: Database, needed: ReadonlySet<string>, now: Date): Promise<repo.SampleRow[]> {
  const existing = await findCategories(tx)
  const added = sampleCategories.filter(({ name }) => needed.has(name) && !existing.has(name))
  const handleFor = createHandles(await findCategoryHandles(tx))
  const first = await nextCategoryPosition(tx)
  const rows = added.map(({ name, description }, index) => ({
    id: newId('cat', now),
    name,
    handle: handleFor(name),
    description,
    parentId: null,
    position: first + index,
  }))
  for (const row of rows) await insertCategory(tx, row)
  return rows.map((row) => ({ kind: 'category', id: row.id, fingerprint: categoryFingerprint(row) }))
}

/** Creates the operations on the sample data: products, categories and pages for looking around in a new shop. */
export function createSampleData({ db, files, now, settings }: Pick<Context, 'db' | 'files' | 'now' | 'settings'>) {
  async function read(tx: Database): Promise<Schemas['SampleData']> {
    const { product, category } = await repo.countSampleData(tx)
    const isOffered = !settings.current.opening.open && !(await repo.hasOrder(tx))
    const state = product + category > 0 ? 'loaded' : isOffered ? 'none' : 'not_offered'
    return { state, products: product, categories: category }
  }

  /** @throws StoreError 409 `sample_data_not_offered` */
  async function assertOffered(tx: Database): Promise<void> {
    if ((await read(tx)).state !== 'none') throw refuse('sample_data_not_offered')
  }

  /** Serializes changes with each other and with changes of the catalogue. */
  const inExclusiveTransaction = <Result>(work: (tx: Database) => Promise<Result>) =>
    db.transaction(async (tx) => {
      await acquireLockByName(tx, 'catalogue import')
      return work(tx)
    })

  /** Stores the pictures and returns their addresses. They are deleted with their records if no product uses them. */
  async function storePictures(): Promise<Map<PictureName, string>> {
    const pictures = createSentPictures({ db, files, now })
    const stored = pictureNames.map(async (name) => {
      const bytes = await drawPicture(name)
      await pictures.storeByAddress(sender() ?? '', bytes)
      return [name, cardAddress(hashOf(bytes))] as const
    })
    return new Map(await Promise.all(stored))
  }

  async function addProducts(tx: Database, products: readonly SampleProduct[], urls: ReadonlyMap<string, string>) {
    const pictures = new Map(products.map(({ title, picture }) => [title, urls.get(picture)]))
    const ids: string[] = []
    await importAtomically(tx, sampleFile(products), {
      now: now(),
      timeZone: settings.current.delivery.timeZone,
      country: settings.current.profile.country,
      picturesOf: (title) => [pictures.get(title)].filter((url) => url !== undefined),
      makeId(prefix, at) {
        const id = newId(prefix, at)
        if (prefix === 'prod') ids.push(id)
        return id
      },
    })
    const categoryIds = await findCategories(tx)
    return (await loadProducts(tx, ids)).map((product): repo.SampleRow => ({
      kind: 'product',
      id: product.id,
      fingerprint: productFingerprint(product, categoryIds),
    }))
  }

  /** Deletes or archives unedited products, and returns the others by title. */
  async function removeProducts(tx: Database, marks: ReadonlyMap<string, string>) {
    const ids = [...marks.keys()]
    await repo.lockProducts(tx, ids)
    const categoryIds = await findCategories(tx)
    const products = (await loadProducts(tx, ids)).toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
    const isUnedited = (product: StoredProduct) => marks.get(product.id) === productFingerprint(product, categoryIds)
    const unedited = products.filter(isUnedited).map(({ id }) => id)
    const referenced = await repo.findReferenced(tx, unedited)
    const deleted = unedited.filter((id) => !referenced.has(id))
    await repo.archiveProducts(tx, [...referenced], now())
    await repo.deleteProducts(tx, deleted)
    const remaining = products.filter((product) => !isUnedited(product))
    return {
      deleted: deleted.length,
      archived: referenced.size,
      remaining: remaining.map(({ id, title }): Remaining => ({ kind: 'product', id, title })),
    }
  }

  /** Deletes unedited empty categories, and returns the others by name. */
  async function removeCategories(tx: Database, marks: ReadonlyMap<string, string>): Promise<Remaining[]> {
    const rows = await repo.findCategoryRows(tx, [...marks.keys()])
    const used = await repo.findUsedCategories(tx)
    const isRemoved = (row: repo.CategoryRow) => !used.has(row.id) && marks.get(row.id) === categoryFingerprint(row)
    await repo.deleteCategories(
      tx,
      rows.filter(isRemoved).map(({ id }) => id),
    )
    const remaining = rows.filter((row) => !isRemoved(row))
    return remaining.map(({ id, name }): Remaining => ({ kind: 'category', id, title: name }))
  }

  return {
    /** Returns whether the sample data is loaded or offered. */
    show: () => read(db),

    /**
     * Loads the sample data.
     * @throws StoreError 409 `sample_data_not_offered` if the shop is open or has an order, or it is loaded already
     */
    async load(): Promise<Schemas['SampleData']> {
      await assertOffered(db)
      const urls = await storePictures()
      const loaded = await inExclusiveTransaction(async (tx) => {
        await assertOffered(tx)
        const missing = await findMissing(tx)
        const categories = await addCategories(tx, new Set(missing.map(({ category }) => category)), now())
        const products = await addProducts(tx, missing, urls)
        if (products.length === 0) throw refuse('sample_data_not_offered')
        const pages = await addPages(
          tx,
          samplePages((name) => urls.get(name) ?? ''),
          now(),
        )
        await repo.insertSampleData(tx, [...products, ...categories, ...pages])
        const after = { products: products.length, categories: categories.length }
        await recordOperatorEvent(tx, { at: now(), action: 'sample_data.loaded', subjectId, after })
        return read(tx)
      })
      await settings.refresh()
      return loaded
    },

    /** Removes the sample data that is unedited and unused. Idempotent: without sample data it changes nothing. */
    async remove(): Promise<Schemas['RemovedSampleData']> {
      const removed = await inExclusiveTransaction(async (tx) => {
        const rows = await repo.findSampleData(tx)
        if (rows.length === 0) return { deleted: 0, archived: 0, remaining: [] }
        const marks = (kind: repo.SampleRow['kind']) =>
          new Map(rows.filter((row) => row.kind === kind).map(({ id, fingerprint }) => [id, fingerprint]))
        const { remaining: remainingProducts, ...counts } = await removeProducts(tx, marks('product'))
        const remaining = [
          ...remainingProducts,
          ...(await removeCategories(tx, marks('category'))),
          ...(await removePages(tx, marks('page'), now())),
        ]
        await repo.clearSampleData(tx)
        const after = { ...counts, remaining: remaining.length }
        await recordOperatorEvent(tx, { at: now(), action: 'sample_data.removed', subjectId, after })
        return { ...counts, remaining }
      })
      await settings.refresh()
      return removed
    },
  }
}

export type SampleData = ReturnType<typeof createSampleData>
