import type { components } from '@skafferi/api/admin'
import type { Database } from '../../../platform/db/database'
import { changedValues, type PutBack as Outcome } from '../../../platform/db/put-back'
import { findSettings, readSections } from '../../../platform/settings/settings.repo'
import { changesOfMany, findUndoable, loadProducts, productChanged, putBackProduct } from '../../catalogue/products'
import { putBackSection, reversibleSectionOf, settingsChanged } from '../../shop/settings'
import { findChangesSince, type ActivityRow } from './activities.repo'

type PutBack = components['schemas']['PutBack']
type Event = ActivityRow['event']

/** Returns whether an entry can be put back. */
type Check = (event: Event) => Outcome<unknown>['status']

async function checkOf(db: Database, entries: readonly Event[]): Promise<Check> {
  const productIds = [...new Set(entries.flatMap((each) => (each.action === productChanged ? [each.subjectId] : [])))]
  const products = new Map(
    (productIds.length > 0 ? await loadProducts(db, productIds) : []).map((product) => [product.id, product]),
  )
  const hasSettings = entries.some(({ action }) => action === settingsChanged)
  const sections = hasSettings ? readSections(await findSettings(db)) : {}
  return (event) => {
    const product = products.get(event.subjectId)
    if (product) return putBackProduct(product, event).status
    const section = reversibleSectionOf(event.subjectId)
    const value = section && sections[section]
    return section && value ? putBackSection(section, value, event).status : 'irreversible'
  }
}

const pathsOf = (change: Pick<Event, 'before' | 'after'>) => changedValues(change).map(({ path }) => path.join(' '))

const possible: PutBack = { possible: true, changed_at: null, changed_by: null }

/** Returns the changes of many products that can be undone, by the id of the entry. */
async function findUndos(db: Database, rows: readonly Pick<ActivityRow, 'event'>[]): Promise<[number, PutBack][]> {
  const actions: readonly string[] = changesOfMany.applied
  const applied = rows.flatMap(({ event }) => (actions.includes(event.action) ? [event] : []))
  if (applied.length === 0) return []
  const undoable = await findUndoable(
    db,
    applied.map(({ subjectId }) => subjectId),
  )
  return applied.flatMap(({ id, subjectId }): [number, PutBack][] => (undoable.has(subjectId) ? [[id, possible]] : []))
}

/** Returns which entries can be put back, and who has changed the values of others since, by the id of the entry. */
export async function findPutBacks(
  db: Database,
  rows: readonly Pick<ActivityRow, 'event'>[],
): Promise<ReadonlyMap<number, PutBack>> {
  const actions = [productChanged, settingsChanged]
  const entries = rows.flatMap(({ event }) => (actions.includes(event.action) ? [event] : []))
  const undos = await findUndos(db, rows)
  if (entries.length === 0) return new Map(undos)
  const statusOf = await checkOf(db, entries)
  const checked = entries.map((event) => ({ event, status: statusOf(event) }))
  const changed = checked.flatMap(({ event, status }) => (status === 'changed' ? [event] : []))
  const after = Math.min(...changed.map(({ id }) => id))
  const since =
    changed.length === 0
      ? []
      : await findChangesSince(db, { subjectIds: changed.map(({ subjectId }) => subjectId), actions, after })
  const changeSince = (event: Event) => {
    const paths = pathsOf(event)
    return since.find(
      (each) =>
        each.subjectId === event.subjectId && each.id > event.id && pathsOf(each).some((path) => paths.includes(path)),
    )
  }
  return new Map([
    ...undos,
    ...checked.flatMap(({ event, status }): [number, PutBack][] => {
      if (status === 'irreversible') return []
      if (status === 'possible') return [[event.id, possible]]
      const change = changeSince(event)
      const [at, by] = [change?.at.toISOString() ?? null, change?.name ?? null]
      return [[event.id, { possible: false, changed_at: at, changed_by: by }]]
    }),
  ])
}
