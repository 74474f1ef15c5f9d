import { createHash } from 'node:crypto'
import { foldTerm } from '@skafferi/domain/rules/catalogue/search'
import type {
  UnpublishedReview,
  WorldComplaint,
  WorldContactMessage,
  WorldSavedItem,
  WorldSynonyms,
} from '@skafferi/fixtures/world'
import { operatorActor } from '../platform/db/events'
import type * as schema from '../platform/db/schema'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']
type EventRow = Row<typeof schema.events>

/** Returns a wishlist entry's row. */
export function savedItemRow(item: WorldSavedItem): Row<typeof schema.wishlistItems> {
  return {
    companyId: item.company_id,
    productId: item.product_id,
    customerId: item.customer_id,
    variantId: item.variant_id,
    note: item.note,
    createdAt: new Date(item.added_at),
    expiresAt: new Date(item.expires_at),
  }
}

/** Returns a complaint's row. */
export function complaintRow(complaint: WorldComplaint): Row<typeof schema.complaints> {
  const { order_id, subject, type, description, closed_at, lines } = complaint
  const named = lines.map(({ item_id, quantity }) => [item_id, quantity])
  const sent = JSON.stringify([order_id, type, subject, description, [], ...(named.length > 0 ? [named] : [])])
  return {
    id: complaint.id,
    displayId: complaint.display_id,
    orderId: order_id,
    companyId: complaint.company_id,
    customerId: complaint.customer_id,
    subject,
    type,
    description,
    status: complaint.status,
    note: complaint.note,
    requestHash: createHash('sha256').update(sent).digest('hex'),
    createdAt: new Date(complaint.created_at),
    closedAt: closed_at === null ? null : new Date(closed_at),
  }
}

/** Returns the order lines that a complaint names. */
export function complaintLineRows({ id, lines }: WorldComplaint): Row<typeof schema.complaintLines>[] {
  return lines.map(({ item_id, quantity }) => ({ complaintId: id, orderItemId: item_id, quantity }))
}

/** Returns the events of a complaint. */
export function complaintEvents(complaint: WorldComplaint): EventRow[] {
  const { id: subjectId, display_id: displayId, order_id: orderId, type, note, created_at, closed_at } = complaint
  const filedEvent: EventRow = {
    at: new Date(created_at),
    actorId: complaint.customer_id,
    action: 'complaint.filed',
    subjectId,
    after: { status: 'open', displayId, orderId, type },
  }
  if (closed_at === null) return [filedEvent]
  const change = { before: { status: 'open' }, after: { status: 'closed', note } }
  const at = new Date(closed_at)
  return [filedEvent, { at, actorId: operatorActor, action: 'complaint.closed', subjectId, ...change }]
}

/** Returns the events of a review that is not published. */
export function reviewEvents({
  id: subjectId,
  customer_id,
  product_id,
  rating,
  status,
  created_at,
}: UnpublishedReview): EventRow[] {
  const at = new Date(created_at)
  const after = { status: 'pending', productId: product_id, rating }
  const submitted = { at, actorId: customer_id, action: 'review.submitted', subjectId, after }
  if (status === 'pending') return [submitted]
  const change = { before: { status: 'pending' }, after: { status } }
  return [submitted, { at: nextDay(at), actorId: operatorActor, action: `review.${status}`, subjectId, ...change }]
}

function nextDay(at: Date): Date {
  return new Date(at.getTime() + 24 * 60 * 60 * 1000)
}

/** Returns a contact message's row. */
export function messageRow(message: WorldContactMessage): Row<typeof schema.contactMessages> {
  const { created_at, ...words } = message
  return { ...words, createdAt: new Date(created_at) }
}

/** Returns a synonym group's row. */
export function synonymsRow({ id, terms, created_at }: WorldSynonyms): Row<typeof schema.synonyms> {
  const createdAt = new Date(created_at)
  return { id, terms: [...terms], foldedTerms: terms.map(foldTerm), createdAt, updatedAt: createdAt }
}
