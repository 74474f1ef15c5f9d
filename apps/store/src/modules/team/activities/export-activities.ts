import type { components } from '@skafferi/api/admin'
import type { Context } from '../../../platform/context'
import { stringify, toLocalTime } from '../../catalogue/imports'
import { findActivities, type ActivityFilter } from './activities.repo'
import { toActivity } from './to-activity'

type Activity = components['schemas']['Activity']

/** Maximum number of entries in a file, because it is built in memory. */
const maxEntries = 10_000
const batchSize = 1_000

const toCell = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value))

/** The columns of the file. */
const columnsIn = (timeZone: string): Readonly<Record<string, (entry: Activity) => string>> => ({
  [`at (${timeZone})`]: ({ at }) => toLocalTime(at, timeZone),
  who_kind: ({ actor }) => actor.kind,
  who: ({ actor }) => actor.name ?? '',
  action: ({ action }) => action,
  subject: ({ subject_name }) => subject_name ?? '',
  sku: ({ subject_sku }) => subject_sku ?? '',
  subject_id: ({ subject_id }) => subject_id ?? '',
  before: ({ before }) => toCell(before),
  after: ({ after }) => toCell(after),
  request_id: ({ request_id }) => request_id ?? '',
  id: ({ id }) => String(id),
})

/** Exports matching entries as CSV, newest first. The file's name indicates if it is incomplete. */
export async function exportActivities(
  { db, timeZone }: Pick<Context, 'db' | 'timeZone'>,
  filter: ActivityFilter,
): Promise<{ name: string; content: string }> {
  const columns = columnsIn(timeZone)
  const lines: string[][] = []
  let before: number | undefined
  let hasMore = true
  while (hasMore && lines.length < maxEntries) {
    // Entries are append-only and read newest first, so pages do not shift.
    const rows = await findActivities(db, { ...filter, before }, batchSize + 1)
    hasMore = rows.length > batchSize
    const entries = rows.slice(0, batchSize).map((row) => toActivity(row, null))
    lines.push(...entries.map((entry) => Object.values(columns).map((cellOf) => cellOf(entry))))
    before = entries.at(-1)?.id
  }
  return {
    name: hasMore ? `activity-newest-${maxEntries}.csv` : 'activity.csv',
    content: stringify([Object.keys(columns), ...lines]),
  }
}
