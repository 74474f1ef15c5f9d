import type { components } from '@skafferi/api/admin'
import type { Context } from '../../context'
import { stringify, toLocalTime } from '../imports'
import { findActivities, type ActivityFilter } from './activities.repo'
import { toActivity } from './to-activity'

type Activity = components['schemas']['Activity']

/** So many entries a file has at most: it is made in one piece. */
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

/** Entries that fit as a CSV file, the newest first, and what it is called: its name says where they are not all. */
export async function exportActivities(
  { db, timeZone }: Pick<Context, 'db' | 'timeZone'>,
  filter: ActivityFilter,
): Promise<{ name: string; content: string }> {
  const columns = columnsIn(timeZone)
  const lines: string[][] = []
  let before: number | undefined
  let isMore = true
  while (isMore && lines.length < most) {
    // Rows are only ever added, and the newest first is read backwards: nothing moves meanwhile.
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
