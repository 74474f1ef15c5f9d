import type { components } from '@skafferi/api/admin'
import type { Context } from '../../context'
import { stringify, toLocalTime } from '../imports'
import { findActivities, type ActivityFilter } from './activities.repo'
import { toActivity } from './to-activity'

type Activity = components['schemas']['Activity']

/** Maximum number of entries in a file, because it is built in memory. */
const most = 10_000
const atOnce = 1_000

const recorded = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value))

/** The columns of the file. */
const columnsIn = (timeZone: string): Readonly<Record<string, (entry: Activity) => string>> => ({
  [`at (${timeZone})`]: ({ at }) => toLocalTime(at, timeZone),
  who_kind: ({ actor }) => actor.kind,
  who: ({ actor }) => actor.name ?? '',
  action: ({ action }) => action,
  subject: ({ subject_name }) => subject_name ?? '',
  subject_id: ({ subject_id }) => subject_id ?? '',
  before: ({ before }) => recorded(before),
  after: ({ after }) => recorded(after),
  request_id: ({ request_id }) => request_id ?? '',
  id: ({ id }) => String(id),
})

/** Exports matching entries as CSV, newest first. The file's name says if it is incomplete. */
export async function exportActivities(
  { db, timeZone }: Pick<Context, 'db' | 'timeZone'>,
  filter: ActivityFilter,
): Promise<{ name: string; content: string }> {
  const columns = columnsIn(timeZone)
  const lines: string[][] = []
  let before: number | undefined
  let isMore = true
  while (isMore && lines.length < most) {
    // Entries are append-only and read newest first, so pages do not shift.
    const rows = await findActivities(db, { ...filter, before }, atOnce + 1)
    isMore = rows.length > atOnce
    const entries = rows.slice(0, atOnce).map(toActivity)
    lines.push(...entries.map((entry) => Object.values(columns).map((cellOf) => cellOf(entry))))
    before = entries.at(-1)?.id
  }
  return {
    name: isMore ? `activity-newest-${most}.csv` : 'activity.csv',
    content: stringify([Object.keys(columns), ...lines]),
  }
}
