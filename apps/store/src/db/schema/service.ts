import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '@skafferi/api'
import { moment, partOf, reference } from './columns'
import { companies, customers } from './companies'
import { orderItems, orders } from './orders'
import { doer, sentOnce } from './sent-by'

type Schemas = components['schemas']

/** What a file is for; decides who may read it. */
export const uploadKind = pgEnum('upload_kind', ['license', 'picture'])

/** Files that were sent in. One that nothing refers to is deleted after 24 hours. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    kind: uploadKind().notNull(),
    /** The name in the file store; not to be guessed. */
    key: text().notNull().unique(),
    /** Told to the owner; unique. */
    url: text().notNull().unique(),
    /** What its owner calls it; shown, never used as a path. */
    name: text().notNull(),
    mediaType: text().notNull(),
    /** Bytes as stored. */
    size: integer().notNull(),
    /** Null for guests. */
    customerId: text().references(() => customers.id),
    companyId: text().references(() => companies.id),
    /** The application or complaint that it belongs to; null while nothing does. */
    subjectId: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.subjectId), index().on(table.createdAt)],
)

/** Whether somebody still has to look at it. */
export const complaintStatus = pgEnum('complaint_status', ['open', 'closed'])

/** The six types (Specification (accounts) §3). */
export const complaintType = pgEnum('complaint_type', [
  'Product Defective',
  'Missing Parts',
  'Wrong Item',
  'Damaged Package',
  'Late Delivery',
  'Other',
] as const satisfies readonly Schemas['ComplaintType'][])

/** What went wrong with an order. Its pictures are the uploads whose subject it is. */
export const complaints = pgTable(
  'complaints',
  {
    id: text().primaryKey(),
    /** The case number people say on the phone. */
    displayId: integer().generatedByDefaultAsIdentity({ startWith: 2001 }).notNull().unique(),
    orderId: reference(() => orders.id),
    companyId: reference(() => companies.id),
    /** Null once the person was erased. */
    customerId: text().references(() => customers.id),
    subject: text().notNull(),
    type: complaintType().notNull(),
    description: text().notNull(),
    status: complaintStatus().notNull().default('open'),
    /** What the operator noted on closing it. */
    note: text(),
    /** SHA-256 of what was sent; the same complaint sent twice is filed once. */
    requestHash: text().notNull(),
    createdAt: moment().notNull(),
    closedAt: moment(),
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

/** Messages of the contact form. */
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
    createdAt: moment().notNull(),
    /** When it was answered or set aside; null while it waits for the shop. */
    closedAt: moment(),
  },
  (table) => [index().on(table.createdAt)],
)

/** What was written by e-mail to who complained, or sent a message. */
export const answers = pgTable(
  'answers',
  {
    id: text().primaryKey(),
    /** The complaint or message. */
    subjectId: text().notNull(),
    /** The e-mail address it went to. */
    recipient: text().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull(),
    ...doer(),
    ...sentOnce(),
  },
  (table) => [index().on(table.subjectId, table.createdAt), uniqueIndex().on(table.subjectId, table.requestKey)],
)

/** Words and pictures of fixed places in the shop. */
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
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  /** From when it is shown; null for at once. */
  startsAt: moment(),
  /** When it is over, and the shop's own words stand again; null for never. */
  endsAt: moment(),
})

/** Groups of terms that a search takes for each other: one that finds any of them finds all. */
export const synonyms = pgTable('synonyms', {
  id: text().primaryKey(),
  /** As an operator wrote them. */
  terms: text().array().notNull(),
  /** The same as searches compare them, see `foldTerm`. */
  foldedTerms: text().array().notNull(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
})

/** The kinds of e-mail the shop sends. */
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
])

/** E-mails, written in the transaction of what they are about, and sent afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    kind: mailKind().notNull(),
    /** The application, order, complaint, customer, webhook or operator it is about. */
    subjectId: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull(),
    /** Not before this moment; moved on after each failure. */
    nextTryAt: moment().notNull(),
    tries: integer().notNull().default(0),
    /** What the last failure said. */
    failure: text(),
    sentAt: moment(),
  },
  (table) => [index().on(table.sentAt, table.nextTryAt), index().on(table.subjectId), index().on(table.createdAt)],
)
