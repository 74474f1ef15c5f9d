import type { components } from '@skafferi/api/admin'
import { toMinor } from '../../platform/format'
import { wallClock } from '../../rules/delivery/calendar'
import { isRecord } from '../../rules/json/schema'
import type { SettingsSection } from '../../rules/settings/seller-settings'
import type { Office } from '../office-context'
import { formatDateTime, formatLongDay, formatTime, toDateTimeView } from '../date-time'
import type {
  ActivityDayView,
  ActivityEntryView,
  ActivitySubject,
  ChangedProductsView,
  PutBackView,
} from '../office.view'
import { withQuery } from '../list-query'
import { pageOf } from '../page-of'
import { preciseAction } from './order-change'
import { changesOfProduct, recordedChanges } from './recorded-changes'

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

/** @param products how many products a change of many has changed; null for other changes */
function toPutBack(
  state: Schemas['PutBack'] | null,
  { isAllowed, products }: { isAllowed: boolean; products: number | null },
  office: Office,
): PutBackView | null {
  if (state === null) return null
  if (state.possible) return isAllowed ? { status: 'possible', products } : null
  const { changed_by: by, changed_at: at } = state
  return { status: 'changed', by, at: at === null ? null : formatDateTime(at, office) }
}

const recordOf = (value: unknown) => (isRecord(value) ? value : undefined)

/** How many products of a bulk change are not listed. */
function countMore(after: Record<string, unknown> | undefined, listed: readonly unknown[]): number {
  const counted = [after?.products, after?.created, after?.updated].filter((count) => typeof count === 'number')
  return Math.max(0, counted.reduce((sum, count) => sum + count, 0) - listed.length)
}

type May = readonly Schemas['Purpose'][]

/** The products of a change of many; null for other entries. */
function toMany(
  { subject_id: changedBy, after, products = [] }: Schemas['Activity'],
  office: Office,
  may: May,
): ChangedProductsView | null {
  if (products.length === 0) return null
  const isAllowed = may.includes('catalogue')
  return {
    products: products.map((product) => ({
      id: product.id,
      title: product.title,
      href: office.paths.product(product.id),
      changes: changesOfProduct(product, office),
      putBack: toPutBack(product.put_back, { isAllowed, products: null }, office),
    })),
    more: countMore(recordOf(after), products),
    href: withQuery(office.paths.products, { changedBy }),
  }
}

/** Converts an activity entry. @param may what the operator may do; by default, nothing can be put back */
export function toActivityEntry(entry: Schemas['Activity'], office: Office, may: May = []): ActivityEntryView {
  const { id, at, actor, action, subject_id: subjectId, before, after } = entry
  const of = putBackOf(subjectId)
  const isAllowed = may.includes(of === 'settings' ? 'administration' : 'catalogue')
  const many = toMany(entry, office, may)
  const count = of === 'many' ? (many ? many.products.length + many.more : 0) : null
  return {
    id: String(id),
    actor: { kind: actor.kind, name: actor.name },
    action: preciseAction(action, recordOf(before), recordOf(after)),
    subject: toSubject(entry, office),
    many,
    changes: recordedChanges({ action, subjectId, before, after }, office),
    putBack: toPutBack(entry.put_back, { isAllowed, products: count }, office),
    time: toDateTimeView(at, office),
  }
}

/**
 * Groups activity by days of the shop's time zone.
 * @param entries newest first
 * @param may what the operator may do
 */
export function toActivityDays(entries: readonly Schemas['Activity'][], office: Office, may: May): ActivityDayView[] {
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
        many: null,
        putBack: null,
        changes: recordedChanges({ action, subjectId: '', before, after }, office),
        time: toDateTimeView(at, office),
      }
    })
    .reverse()
}
