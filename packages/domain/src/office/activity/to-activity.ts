import type { components } from '@skafferi/api/admin'
import { toMinor } from '../../platform/format'
import { wallClock } from '../../rules/delivery/calendar'
import { isRecord } from '../../rules/json/schema'
import type { SettingsSection } from '../../rules/settings/seller-settings'
import type { Office } from '../office-context'
import { formatDateTime, formatLongDay, formatTime, toDateTimeView } from '../date-time'
import type { ActivityDayView, ActivityEntryView, ActivitySubject, PutBackView } from '../office.view'
import { pageOf } from '../page-of'
import { preciseAction } from './order-change'
import { recordedChanges } from './recorded-changes'

type Schemas = components['schemas']

const sections: Readonly<Record<SettingsSection, true>> = {
  profile: true,
  orders: true,
  delivery: true,
  applications: true,
  opening: true,
}
const isSection = (text: string): text is SettingsSection => text in sections

/** The subject of an entry; null if the text or the actor names it. */
function toSubject(
  { actor, subject_id, subject_name, subject_sku, company_id }: Schemas['Activity'],
  { paths }: Office,
): ActivitySubject | null {
  if (subject_id === 'sample_data' || subject_id.startsWith('bulk_') || subject_id === actor.id) return null
  const href = company_id === null ? pageOf(subject_id, paths) : paths.company(company_id)
  const section = subject_id.replace(/^settings_/, '')
  if (section !== subject_id && isSection(section)) return { kind: 'settings', section, href }
  return { kind: 'object', name: subject_name ?? subject_id, sku: subject_sku, href }
}

/** The operation that puts back a change of a subject. */
export const putBackOf = (subjectId: string) =>
  subjectId.startsWith('settings_') ? 'settings' : /^(bulk|import)_/.test(subjectId) ? 'many' : 'product'

function toPutBack(
  { subject_id, put_back: state, products = [], after }: Schemas['Activity'],
  may: readonly Schemas['Purpose'][],
  office: Office,
): PutBackView | null {
  if (state === null) return null
  const of = putBackOf(subject_id)
  const count = of === 'many' ? products.length + moreProducts(recordOf(after), products) : null
  if (state.possible)
    return may.includes(of === 'settings' ? 'administration' : 'catalogue')
      ? { status: 'possible', products: count }
      : null
  const { changed_by: by, changed_at: at } = state
  return { status: 'changed', by, at: at === null ? null : formatDateTime(at, office) }
}

const recordOf = (value: unknown) => (isRecord(value) ? value : undefined)

/** How many products of a bulk change are not listed. */
function moreProducts(after: Record<string, unknown> | undefined, listed: readonly unknown[]): number {
  if (listed.length === 0) return 0
  const counted = [after?.products, after?.created, after?.updated].filter((count) => typeof count === 'number')
  return Math.max(0, counted.reduce((sum, count) => sum + count, 0) - listed.length)
}

/** Converts an activity entry. @param may what the operator may do; by default, nothing can be put back */
export function toActivityEntry(
  entry: Schemas['Activity'],
  office: Office,
  may: readonly Schemas['Purpose'][] = [],
): ActivityEntryView {
  const { id, at, actor, action, subject_id: subjectId, before, after, products } = entry
  return {
    id: String(id),
    actor: { kind: actor.kind, name: actor.name },
    action: preciseAction(action, recordOf(before), recordOf(after)),
    subject: toSubject(entry, office),
    moreProducts: moreProducts(recordOf(after), products ?? []),
    changes: recordedChanges({ action, subjectId, before, after, products }, office),
    putBack: toPutBack(entry, may, office),
    time: toDateTimeView(at, office),
  }
}

/**
 * Groups activity by days of the shop's time zone.
 * @param entries newest first
 * @param may what the operator may do
 */
export function toActivityDays(
  entries: readonly Schemas['Activity'][],
  office: Office,
  may: readonly Schemas['Purpose'][],
): ActivityDayView[] {
  const dayOf = (date: Date) => wallClock(date, office.timeZone).date
  const today = dayOf(office.now())
  const days = new Map<string, ActivityDayView & { entries: ActivityEntryView[] }>()
  for (const entry of entries) {
    const at = new Date(entry.at)
    const dateTime = dayOf(at)
    const day = days.get(dateTime) ?? {
      day: { text: formatLongDay(at, office), dateTime },
      isToday: dateTime === today,
      entries: [],
    }
    day.entries.push({
      ...toActivityEntry(entry, office, may),
      time: { text: formatTime(at, office), dateTime: entry.at },
    })
    days.set(dateTime, day)
  }
  return [...days.values()]
}

type TimelineStates = Schemas['TimelineEntry']['after']

/** Converts the states of a timeline to those of the activity. */
function toRecord(states: TimelineStates, currencyCode: string): Record<string, unknown> | undefined {
  if (states === null) return undefined
  const { tax_total: tax, total, refund_total: refund, to_pay_back: owed, paid_amount: paid } = states
  const minor = (amount: number | undefined) => (amount === undefined ? undefined : toMinor(amount))
  const record = {
    status: states.status,
    fulfillmentStatus: states.fulfillment_status,
    paymentStatus: states.payment_status,
    carrier: states.carrier,
    trackingUrl: states.tracking_url,
    pieces: states.pieces,
    althoughRefunded: states.although_refunded,
    taxDate: states.tax_date,
    taxTotal: minor(tax),
    orderTotal: minor(total),
    refundTotal: minor(refund),
    toPayBack: minor(owed),
    paidOn: states.paid_on,
    paidAmount: minor(paid),
    availableFrom: states.available_from,
    article: states.article,
    currencyCode,
  }
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}

/** The activity of an order, newest first. */
export function toOrderActivity(
  timeline: readonly Schemas['TimelineEntry'][],
  currency: string,
  office: Office,
): ActivityEntryView[] {
  const kindOf = (actor: string | null) => (actor === null ? 'shop' : actor === 'operator' ? 'operator' : 'customer')
  return timeline
    .map(({ at, action, actor_id, operator_name, ...states }, index) => {
      const [before, after] = [toRecord(states.before, currency), toRecord(states.after, currency)]
      return {
        id: String(index),
        actor: { kind: kindOf(actor_id), name: operator_name } as const,
        action: preciseAction(action, before, after),
        subject: null,
        moreProducts: 0,
        putBack: null,
        changes: recordedChanges({ action, subjectId: '', before, after }, office),
        time: toDateTimeView(at, office),
      }
    })
    .reverse()
}
