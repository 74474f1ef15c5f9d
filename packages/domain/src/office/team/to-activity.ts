import type { components } from '@skafferi/api/admin'
import { formatMoney, toMinor } from '../../platform/format'
import { isRecord } from '../../rules/json/schema'
import type { Office } from '../office-context'
import { formatDateTime, toDateTimeView } from '../date-time'
import type { ActivityEntryView, RecordedChange } from '../office.view'
import { pageOf } from '../page-of'
import { variantChanges } from '../catalogue/recorded-variants'

type Schemas = components['schemas']

/** Amounts are recorded in minor units without their currency, so they cannot be shown. */
const isAmount = (field: string) => /total|amount|price/i.test(field)

const isDateTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

function textOf(value: unknown, office: Office): string | null {
  if (isDateTime(value)) return formatDateTime(value, office)
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null
}

/** Actions that create an object, whose values are on its own page. */
const isCreation = (action: string) =>
  action === 'order.placed' || action === 'application.received' || action === 'review.submitted'

/** The changed single values of two records. Lists and nested values are not shown. */
function changesOf(action: string, before: unknown, after: unknown, office: Office): RecordedChange[] {
  if (isCreation(action)) return []
  const [old, current] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  const fields = [...new Set([...Object.keys(old), ...Object.keys(current)])]
  return fields
    .map((field) => ({ field, before: textOf(old[field], office), after: textOf(current[field], office) }))
    .filter(({ field, before: oldText, after: newText }) => oldText !== newText && !isAmount(field))
}

/** The amount of a refund as a change. @param amount in minor units */
function refundChange(amount: number, currency: string, { locale }: Office): RecordedChange[] {
  return [{ field: 'amount', before: null, after: formatMoney(amount, currency, locale) }]
}

/** The changed values of an activity entry. */
function changesIn({ action, before, after }: Schemas['Activity'], office: Office): RecordedChange[] {
  if (action === 'product.changed')
    return [...changesOf(action, before, after, office), ...variantChanges(before, after, office)]
  if (action !== 'order.refunded' || !isRecord(after)) return changesOf(action, before, after, office)
  return refundChange(Number(after.refundTotal), String(after.currencyCode), office)
}

/** Converts an activity entry. */
export function toActivityEntry(entry: Schemas['Activity'], office: Office): ActivityEntryView {
  const { id, at, actor, action, subject_id, subject_name } = entry
  return {
    id: String(id),
    actor: { kind: actor.kind, name: actor.name },
    action,
    // The text names the sample data itself.
    subject:
      subject_id === 'sample_data'
        ? null
        : { text: subject_name ?? subject_id, href: pageOf(subject_id, office.paths) },
    changes: changesIn(entry, office),
    time: toDateTimeView(at, office),
  }
}

/** The activity of an order, newest first. */
export function toOrderActivity(
  timeline: readonly Schemas['TimelineEntry'][],
  currency: string,
  office: Office,
): ActivityEntryView[] {
  const kindOf = (actor: string | null) => (actor === null ? 'shop' : actor === 'operator' ? 'operator' : 'customer')
  return timeline
    .map(({ at, action, actor_id, operator_name, before, after }, index) => ({
      id: String(index),
      actor: { kind: kindOf(actor_id), name: operator_name } as const,
      action,
      subject: null,
      changes:
        after?.refund_total === undefined
          ? changesOf(action, before, after, office)
          : refundChange(toMinor(after.refund_total), currency, office),
      time: toDateTimeView(at, office),
    }))
    .reverse()
}
