import type { components } from '@skafferi/api/admin'
import type { Database } from '../../../platform/db/database'
import { changedValues, type PutBack as Outcome } from '../../../platform/db/put-back'
import { findSettings, readSections } from '../../../platform/settings/settings.repo'
import {
  changesOfMany,
  findUndoable,
  loadProducts,
  productChanged,
  putBackProduct,
  type ChangedProduct,
} from '../../catalogue/products'
import { putBackSection, reversibleSectionOf, settingsChanged } from '../../shop/settings'
import { findChangesSince, type ActivityRow } from './activities.repo'

type PutBack = components['schemas']['PutBack']

/** A change of one subject: an entry, or a product of an entry about many. */
type Change = Pick<ActivityRow['event'], 'id' | 'action' | 'subjectId' | 'before' | 'after'>

/** Returns whether a change can be put back. */
type Check = (change: Change) => Outcome<unknown>['status']

async function checkOf(db: Database, changes: readonly Change[]): Promise<Check> {
  const productIds = [...new Set(changes.flatMap((each) => (each.action === productChanged ? [each.subjectId] : [])))]
  const products = new Map(
    (productIds.length > 0 ? await loadProducts(db, productIds) : []).map((product) => [product.id, product]),
  )
  const hasSettings = changes.some(({ action }) => action === settingsChanged)
  const sections = hasSettings ? readSections(await findSettings(db)) : {}
  return (change) => {
    const product = products.get(change.subjectId)
    if (product) return putBackProduct(product, change).status
    const section = reversibleSectionOf(change.subjectId)
    const value = section && sections[section]
    return section && value ? putBackSection(section, value, change).status : 'irreversible'
  }
}

const pathsOf = (change: Pick<Change, 'before' | 'after'>) => changedValues(change).map(({ path }) => path.join(' '))

const possible: PutBack = { possible: true, changed_at: null, changed_by: null }

const actions = [productChanged, settingsChanged]

/** Returns which changes can be put back, and who has changed the values of others since; null for other changes. */
async function findStates(db: Database, changes: readonly Change[]): Promise<(PutBack | null)[]> {
  if (changes.length === 0) return []
  const statusOf = await checkOf(db, changes)
  const checked = changes.map((change) => ({ change, status: statusOf(change) }))
  const changed = checked.flatMap(({ change, status }) => (status === 'changed' ? [change] : []))
  const after = Math.min(...changed.map(({ id }) => id))
  const since =
    changed.length === 0
      ? []
      : await findChangesSince(db, { subjectIds: changed.map(({ subjectId }) => subjectId), actions, after })
  const changeSince = (change: Change) => {
    const paths = pathsOf(change)
    return since.find(
      (each) =>
        each.subjectId === change.subjectId &&
        each.id > change.id &&
        pathsOf(each).some((path) => paths.includes(path)),
    )
  }
  return checked.map(({ change, status }) => {
    if (status === 'irreversible') return null
    if (status === 'possible') return possible
    const first = changeSince(change)
    return { possible: false, changed_at: first?.at.toISOString() ?? null, changed_by: first?.name ?? null }
  })
}

/** Returns the changes of many products that can be undone, by the id of the entry. */
async function findUndos(db: Database, rows: readonly Pick<ActivityRow, 'event'>[]): Promise<[number, PutBack][]> {
  const applied = rows.flatMap(({ event }) => (isApplied(event.action) ? [event] : []))
  if (applied.length === 0) return []
  const undoable = await findUndoable(
    db,
    applied.map(({ subjectId }) => subjectId),
  )
  return applied.flatMap(({ id, subjectId }): [number, PutBack][] => (undoable.has(subjectId) ? [[id, possible]] : []))
}

const isApplied = (action: string) => changesOfMany.applied.some((each) => each === action)

/** Returns which entries can be put back, and who has changed the values of others since, by the id of the entry. */
export async function findPutBacks(
  db: Database,
  rows: readonly Pick<ActivityRow, 'event'>[],
): Promise<ReadonlyMap<number, PutBack>> {
  const entries = rows.flatMap(({ event }) => (actions.includes(event.action) ? [event] : []))
  const undos = await findUndos(db, rows)
  const states = await findStates(db, entries)
  return new Map([
    ...undos,
    ...entries.flatMap(({ id }, index): [number, PutBack][] => (states[index] ? [[id, states[index]]] : [])),
  ])
}

/** A product of an entry about many; null if its old values cannot be put back. */
export type ReversibleProduct = ChangedProduct & { put_back: PutBack | null }

/** Adds to the products of an entry about many whether the old values of each can be put back. */
export async function withPutBacks(
  db: Database,
  entries: readonly { event: Pick<Change, 'id' | 'action'>; products: readonly ChangedProduct[] }[],
): Promise<ReversibleProduct[][]> {
  const changes = entries.flatMap(({ event: { id, action }, products }) =>
    isApplied(action) ? products.map((each) => ({ ...each, id, subjectId: each.id, action: productChanged })) : [],
  )
  const states = (await findStates(db, changes)).values()
  return entries.map(({ event, products }) =>
    products.map((each) => ({ ...each, put_back: (isApplied(event.action) && states.next().value) || null })),
  )
}
