import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CountryCode } from '@skafferi/api'
import { usualPaymentTerms } from '@skafferi/domain/checkout/payment.rules'
import type { VatIdSource, VatIdStatus } from '@skafferi/domain/checkout/vat-id.rules'
import { address, moment, partOf, reference } from './columns'

/** Where the shop delivers. */
export const countryCode = pgEnum('country_code', [
  'se',
  'no',
  'dk',
  'fi',
  'us',
  'gb',
  'de',
] as const satisfies readonly CountryCode[])

/** What a person may do for the company. */
export const customerRole = pgEnum('customer_role', ['owner', 'buyer'])

/** What is known of a VAT number. */
export const vatIdStatus = pgEnum('vat_id_status', [
  'unchecked',
  'valid',
  'invalid',
  'unavailable',
] as const satisfies readonly VatIdStatus[])

/** Who said so. */
export const vatIdSource = pgEnum('vat_id_source', ['vies', 'operator'] as const satisfies readonly VatIdSource[])

/** Carts, orders and addresses belong to companies; customers are the people who act for them. */
export const companies = pgTable('companies', {
  id: text().primaryKey(),
  name: text().notNull(),
  organisationNumber: text(),
  /** In capitals, without blanks. */
  vatId: text(),
  vatIdStatus: vatIdStatus().notNull().default('unchecked'),
  /** Null where nobody was asked. */
  vatIdSource: vatIdSource(),
  /** When the status was last looked into. */
  vatIdCheckedAt: moment(),
  /** When the number was last said to be valid. */
  vatIdValidAt: moment(),
  invoiceEmail: text(),
  /** Days until its invoices are due. */
  paymentTermsDays: integer().notNull().default(usualPaymentTerms),
  /** Whether it places no order without a purchase order number. */
  poRequired: boolean().notNull().default(false),
  /** What a cart of it begins with; null until one was given. */
  defaultShippingAddress: address(),
  defaultBillingAddress: address(),
  countryCode: countryCode().notNull(),
  /** Nobody of the company can sign in before this moment is set. */
  approvedAt: moment(),
  /** Nobody of the company can sign in while this is set, and nobody has a session. */
  blockedAt: moment(),
  /** Why, for the shop's own record; null where it is not blocked. */
  blockedReason: text(),
  createdAt: moment().notNull(),
})

/** The people who sign in, each for one company. */
export const customers = pgTable(
  'customers',
  {
    id: text().primaryKey(),
    companyId: reference(() => companies.id),
    /** In lower case. */
    email: text().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    role: customerRole().notNull(),
    /** BCP 47, for e-mails and documents. */
    locale: text().notNull(),
    /** Cannot sign in while this is set, and has no session. */
    blockedAt: moment(),
    /** When the person was made anonymous; their orders stay. */
    erasedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.companyId), index('customers_email_key').on(sql`identifier_key(${table.email})`)],
)

/** The places of a company by name: its address book. */
export const companyAddresses = pgTable(
  'company_addresses',
  {
    id: text().primaryKey(),
    companyId: partOf(() => companies.id),
    name: text().notNull(),
    address: address().notNull(),
    /** When goods are received there. */
    receptionHours: text(),
    /** The place, however it is written: no company has the same one twice. */
    placeHash: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.companyId, table.placeHash)],
)
