import type { components } from '@skafferi/api/admin'
import { categoryTree, placeCategory } from '@skafferi/domain/rules/catalogue/category-tree'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { assertIfMatch, etagOf, type VersionedTarget } from '../../../platform/http/admin/if-match'
import { idempotentId, wasCreated } from '../../../platform/http/admin/idempotent-create'
import { refuse } from '../../../platform/http/errors'
import { createHandles } from '../products'
import { assertEmpty, assertUniqueNames, assertValidParent, type CategoryFields } from './check-category'
import * as repo from './categories.repo'
import { searchTextOf } from '../shop'

/** Products in one batch. */
const batch = 1000

/** Updates the search texts of a renamed category's products. */
async function updateSearchTextsOfCategory(
  tx: Database,
  { id, name }: Pick<repo.CategoryRow, 'id' | 'name'>,
): Promise<void> {
  for (let after = ''; ;) {
    const found = await repo.findSearchableProducts(tx, id, after, batch)
    if (found.length === 0) return
    await repo.updateSearchTexts(
      tx,
      found.map((product) => ({ id: product.id, searchText: searchTextOf({ ...product, category: name }) })),
    )
    after = found.at(-1)?.id ?? after
  }
}

type AdminCategory = components['schemas']['AdminCategory']

/** All categories, as rows and converted, in the same order. */
interface AllCategories {
  rows: repo.CategoryRow[]
  answers: AdminCategory[]
}

function toAnswers(rows: readonly repo.CategoryRow[], products: ReadonlyMap<string, number>): AdminCategory[] {
  return categoryTree(rows).map(({ row: { id, name, handle, description, parentId }, rank }) => ({
    id,
    name,
    handle,
    description,
    parent_category_id: parentId,
    rank,
    product_count: products.get(id) ?? 0,
    subcategory_count: rows.filter((row) => row.parentId === id).length,
    etag: etagOf({ name, handle, description, parentId, rank }),
  }))
}

async function readAll(tx: Database): Promise<AllCategories> {
  const rows = await repo.findCategoryRows(tx)
  return { rows, answers: toAnswers(rows, await repo.countProducts(tx)) }
}

/** @throws StoreError 404 `category_not_found` */
function pick({ answers }: AllCategories, id: string): AdminCategory {
  const found = answers.find((each) => each.id === id)
  if (!found) throw refuse('category_not_found')
  return found
}

/** Returns the recorded state of a category: its parent by name and its position from 1, for display. */
function toRecord(rows: readonly repo.CategoryRow[], id: string) {
  const node = categoryTree(rows).find(({ row }) => row.id === id)
  if (!node) throw new Error('The new category was not found.')
  const { name, handle, description, parentId } = node.row
  const parent = rows.find((row) => row.id === parentId)?.name ?? null
  return { name, handle, description, parent, place: node.rank + 1 }
}

/** Returns the given fields only. */
function recordOf({ name, handle, description, parentId }: CategoryFields) {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(handle !== undefined && { handle }),
    ...(description !== undefined && { description: description.trim() }),
    ...(parentId !== undefined && { parentId }),
  }
}

/**
 * Creates the operations on categories.
 *
 * Changes throw StoreError 404 `category_not_found`; 428 without an entity tag; 412 `category_changed` if it changed
 * since it was read.
 */
export function createCategoriesOperator({ db, now }: Pick<Context, 'db' | 'now'>) {
  /** Serializes changes with each other and with imports. */
  const inExclusiveTransaction = <Result>(work: (tx: Database) => Promise<Result>) =>
    db.transaction(async (tx) => {
      await acquireLockByName(tx, 'catalogue import')
      return work(tx)
    })

  const ifUnmodified = <Result>(
    target: VersionedTarget,
    work: (tx: Database, found: AdminCategory, rows: repo.CategoryRow[]) => Promise<Result>,
  ) =>
    inExclusiveTransaction(async (tx) => {
      const all = await readAll(tx)
      const found = pick(all, target.id)
      assertIfMatch(target, found.etag, refuse('category_changed').with({ product_category: found }))
      return work(tx, found, all.rows)
    })

  const record = (
    tx: Database,
    action: string,
    { id: subjectId, name: subjectName }: Pick<repo.CategoryRow, 'id' | 'name'>,
    states: { before?: object; after?: object },
  ) => recordOperatorEvent(tx, { at: now(), action, subjectId, subjectName, ...states })

  return {
    /** Returns all categories in the shop's order, each followed by its subcategories. */
    async listCategories(): Promise<{ product_categories: AdminCategory[]; count: number }> {
      const { answers } = await readAll(db)
      return { product_categories: answers, count: answers.length }
    },

    /** @throws StoreError 404 `category_not_found` */
    showCategory: async (id: string): Promise<AdminCategory> => pick(await readAll(db), id),

    /**
     * Adds a category; idempotent with a key.
     * @throws StoreError 400 and 409 as `assertUniqueNames` and `assertValidParent`; 422 if the key was used for
     * another request
     */
    createCategory: (given: CategoryFields & { name: string }, key: string | undefined): Promise<AdminCategory> =>
      inExclusiveTransaction(async (tx) => {
        const id = idempotentId('cat', key, now())
        const creation = { id, action: 'category.added', request: () => ({ asked: given }) }
        if (await wasCreated(tx, creation)) return pick(await readAll(tx), id)
        const rows = await repo.findCategoryRows(tx)
        const name = given.name.trim()
        const defaults = {
          handle: createHandles(rows.map(({ handle }) => handle))(name),
          description: '',
          parentId: null,
        }
        const row = { id, ...defaults, ...recordOf(given), name, position: rows.length }
        assertUniqueNames(rows, row)
        assertValidParent(rows, undefined, row.parentId)
        const placed = placeCategory(rows, row, given.rank)
        await repo.insertCategory(tx, row)
        await repo.updatePositions(tx, placed)
        await record(tx, creation.action, row, { after: { ...toRecord(placed, id), asked: given } })
        return pick(await readAll(tx), id)
      }),

    /**
     * Changes or moves a category; omitted fields are unchanged.
     * @throws StoreError 400 and 409 as `assertUniqueNames` and `assertValidParent`
     */
    changeCategory: (target: VersionedTarget, change: CategoryFields): Promise<AdminCategory> =>
      ifUnmodified(target, async (tx, found, rows) => {
        const row = rows.find(({ id }) => id === target.id) as repo.CategoryRow
        const next = { ...row, ...recordOf(change) }
        const isMoved = next.parentId !== row.parentId
        assertUniqueNames(rows, next)
        if (isMoved) assertValidParent(rows, next.id, next.parentId)
        const placed = placeCategory(rows, next, change.rank ?? (isMoved ? undefined : found.rank))
        const states = { before: toRecord(rows, next.id), after: toRecord(placed, next.id) }
        if (etagOf(states.before) === etagOf(states.after)) return found
        await repo.updateCategory(tx, {
          id: next.id,
          name: next.name,
          handle: next.handle,
          description: next.description,
          parentId: next.parentId,
        })
        await repo.updatePositions(tx, placed)
        if (next.name !== row.name) await updateSearchTextsOfCategory(tx, next)
        await record(tx, 'category.changed', next, states)
        return pick(await readAll(tx), next.id)
      }),

    /**
     * Deletes an empty category.
     * @throws StoreError 409 `category_has_products` or `category_has_subcategories`
     */
    deleteCategory: (target: VersionedTarget): Promise<void> =>
      ifUnmodified(target, async (tx, found, rows) => {
        assertEmpty(found)
        await record(tx, 'category.deleted', found, { before: toRecord(rows, found.id) })
        await repo.deleteCategory(tx, found.id)
      }),
  }
}

export type CategoriesOperator = ReturnType<typeof createCategoriesOperator>
