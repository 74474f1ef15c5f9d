import type { components } from '@skafferi/api/admin'
import type { Office } from './office-context'
import { toMoment } from './moments'
import type { DeedView, RecordedChange } from './office.view'

type Schemas = components['schemas']

const isParts = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sums stand in the smallest coins of a currency that is not told beside them. */
const isSum = (field: string) => /total|amount|price/i.test(field)

const textOf = (value: unknown) => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null)

/** What was made anew: its values are on its own page. */
const isNew = (action: string) => action === 'order.placed' || action === 'application.received' || action === 'review.submitted'

/** The single values of two records that differ; lists and what lies deeper say too little to be shown. */
function changesOf(action: string, before: unknown, after: unknown): RecordedChange[] {
  if (isNew(action)) return []
  const [old, fresh] = [isParts(before) ? before : {}, isParts(after) ? after : {}]
  const fields = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  return fields
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(fresh[field]) }))
    .filter(({ field, before: was, after: is }) => was !== is && !isSum(field))
}

/** The page that shows what something was done to, as the beginning of its id tells. */
function hrefOf(id: string, paths: Office['paths']): string | null {
  const [kind] = id.split('_')
  const pages: Record<string, ((id: string) => string) | undefined> = {
    order: paths.order,
    appl: paths.application,
    comp: paths.company,
    prod: paths.product,
    import: paths.importOf,
    promo: () => `${paths.promotions}?view=codes`,
    sale: paths.flashSale,
  }
  return pages[kind ?? '']?.(id) ?? null
}

/** An entry of the activity. */
export function toDeed({ id, at, actor, action, subject_id, before, after }: Schemas['Activity'], office: Office): DeedView {
  return {
    id: String(id),
    doer: { kind: actor.kind, name: actor.name },
    action,
    subject: { text: subject_id, href: hrefOf(subject_id, office.paths) },
    changes: changesOf(action, before, after),
    time: toMoment(at, office),
  }
}

/** What happened to an order, the newest first. */
export function toOrderDeeds(timeline: readonly Schemas['TimelineEntry'][], office: Office): DeedView[] {
  const kindOf = (actor: string | null) => (actor === null ? 'shop' : actor === 'operator' ? 'operator' : 'customer')
  return timeline
    .map(({ at, action, actor_id, operator_name, before, after }, index) => ({
      id: String(index),
      doer: { kind: kindOf(actor_id), name: operator_name } as const,
      action,
      subject: null,
      changes: changesOf(action, before, after),
      time: toMoment(at, office),
    }))
    .reverse()
}
