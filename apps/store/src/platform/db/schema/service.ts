import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '@skafferi/api'
import { timestamptz, partOf, reference } from './columns'
import { companies, customers } from './companies'
import { orderItems, orders } from './orders'
import { actorColumns, sentOnce } from './sent-by'

type Schemas = components['schemas']

/** The purpose of a file; decides who may read it. */
export const uploadKind = pgEnum('upload_kind', ['license', 'picture'])

/** Uploaded files. A file without a reference is deleted after 24 hours. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    kind: uploadKind().notNull(),
    /** Name in the file store; unguessable. */
    key: text().notNull().unique(),
    /** The address given to the uploader; unique. */
    url: text().notNull().unique(),
    /** The original file name; displayed, never used as a path. */
    name: text().notNull(),
    mediaType: text().notNull(),
    /** Stored size in bytes. */
    size: integer().notNull(),
    /** Null for guests. */
    customerId: text().references(() => customers.id),
    companyId: text().references(() => companies.id),
    /** The application or complaint it belongs to; null if not referenced. */
    subjectId: text(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [index().on(table.subjectId), index().on(table.createdAt)],
)

export const complaintStatus = pgEnum('complaint_status', ['open', 'closed'])

/** The six complaint types (Specification (accounts) §3). */
export const complaintType = pgEnum('complaint_type', [
  'Product Defective',
  'Missing Parts',
  'Wrong Item',
  'Damaged Package',
  'Late Delivery',
  'Other',
] as const satisfies readonly Schemas['ComplaintType'][])

/** Complaints about orders. Their pictures are uploads with the complaint as their subject. */
export const complaints = pgTable(
  'complaints',
  {
    id: text().primaryKey(),
    /** The complaint's number. */
    displayId: integer().generatedByDefaultAsIdentity({ startWith: 2001 }).notNull().unique(),
    orderId: reference(() => orders.id),
    companyId: reference(() => companies.id),
    /** Null after the customer was erased. */
    customerId: text().references(() => customers.id),
    subject: text().notNull(),
    type: complaintType().notNull(),
    description: text().notNull(),
    status: complaintStatus().notNull().default('open'),
    /** The operator's note on closing. */
    note: text(),
    /** SHA-256 of the request; the same complaint sent twice is stored once. */
    requestHash: text().notNull(),
    createdAt: timestamptz().notNull(),
    closedAt: timestamptz(),
  },
  (table) => [
    index().on(table.status, table.createdAt),
    index().on(table.orderId),
    index().on(table.companyId, table.requestHash, table.createdAt),
  ],
)

/** The lines of its order that a complaint is about; none if it is about the whole order. */
export const complaintLines = pgTable(
  'complaint_lines',
  {
    complaintId: partOf(() => complaints.id),
    orderItemId: reference(() => orderItems.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.complaintId, table.orderItemId] }),
    index().on(table.orderItemId),
    check('complaint_lines_quantity_positive', sql`${table.quantity} >= 1`),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    company: text(),
    phone: text(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: timestamptz().notNull(),
    /** Time of the answer or dismissal; null while it is open. */
    closedAt: timestamptz(),
  },
  (table) => [index().on(table.createdAt)],
)

/** Answers sent by e-mail to complaints and messages. */
export const answers = pgTable(
  'answers',
  {
    id: text().primaryKey(),
    /** The complaint or message. */
    subjectId: text().notNull(),
    /** The recipient's e-mail address. */
    recipient: text().notNull(),
    text: text().notNull(),
    createdAt: timestamptz().notNull(),
    ...actorColumns(),
    ...sentOnce(),
  },
  (table) => [index().on(table.subjectId, table.createdAt), uniqueIndex().on(table.subjectId, table.requestKey)],
)

/** Texts and pictures of fixed places in the shop. */
export const banners = pgTable('banners', {
  id: text().primaryKey(),
  bannerName: text().notNull(),
  dimensions: text(),
  /** `#rrggbb`. */
  backgroundColor: text(),
  title: text().notNull(),
  texts: jsonb().$type<Record<string, string>>().notNull(),
  buttons: jsonb().$type<{ text: string; url: string }[]>().notNull(),
  imageUrl: jsonb().$type<Record<string, string>>().notNull(),
  instructions: text(),
  styles: jsonb().$type<Record<string, string>>().notNull(),
  createdAt: timestamptz().notNull(),
  updatedAt: timestamptz().notNull(),
  /** Start of display; null for immediately. */
  startsAt: timestamptz(),
  /** End of display, after which the shop's default text is shown; null for never. */
  endsAt: timestamptz(),
})

/** Synonym groups: a search for one term finds products with any of them. */
export const synonyms = pgTable('synonyms', {
  id: text().primaryKey(),
  /** The terms as the operator entered them. */
  terms: text().array().notNull(),
  /** Normalized for comparison, see `foldTerm`. */
  foldedTerms: text().array().notNull(),
  createdAt: timestamptz().notNull(),
  updatedAt: timestamptz().notNull(),
})

/** Kinds of e-mails. */
export const mailKind = pgEnum('mail_kind', [
  'application_received',
  'application_approved',
  'application_rejected',
  'password_code',
  'password_changed',
  'codes_ended',
  'password_link',
  'order_confirmation',
  'order_shipped',
  'complaint_received',
  'webhook_disabled',
  'application_asked',
  'order_refunded',
  'order_rest_closed',
  'complaint_answered',
  'message_answered',
  'operator_notice',
  'account_opened',
  'colleague_added',
  'vat_id_changed',
  'recovery_code_used',
  'order_updated',
  'back_in_stock',
])

/** E-mails, written in the transaction of the change they report, and sent afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    kind: mailKind().notNull(),
    /** The application, order, complaint, customer, webhook or operator. */
    subjectId: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    createdAt: timestamptz().notNull(),
    /** Earliest time of the next attempt; postponed after each failure. */
    nextTryAt: timestamptz().notNull(),
    tries: integer().notNull().default(0),
    /** Message of the last failure. */
    failure: text(),
    sentAt: timestamptz(),
  },
  (table) => [index().on(table.sentAt, table.nextTryAt), index().on(table.subjectId), index().on(table.createdAt)],
)
