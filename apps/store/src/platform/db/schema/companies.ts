import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CountryCode } from '@skafferi/api'
import { defaultPaymentTerms } from '@skafferi/domain/rules/checkout/payment'
import type { VatIdSource, VatIdStatus } from '@skafferi/domain/rules/tax/vat-id'
import { address, timestamptz, partOf, reference } from './columns'

/** Countries that the shop delivers to. */
export const countryCode = pgEnum('country_code', [
  'se',
  'no',
  'dk',
  'fi',
  'us',
  'gb',
  'de',
] as const satisfies readonly CountryCode[])

/** A customer's role in the company. */
export const customerRole = pgEnum('customer_role', ['owner', 'buyer'])

/** Result of the VAT number check. */
export const vatIdStatus = pgEnum('vat_id_status', [
  'unchecked',
  'valid',
  'invalid',
  'unavailable',
] as const satisfies readonly VatIdStatus[])

/** Source of the result of a VAT number check. */
export const vatIdSource = pgEnum('vat_id_source', ['vies', 'operator'] as const satisfies readonly VatIdSource[])

/** Companies own carts, orders and addresses; customers are the accounts of the people who act for a company. */
export const companies = pgTable('companies', {
  id: text().primaryKey(),
  name: text().notNull(),
  organisationNumber: text(),
  /** Upper case, without spaces. */
  vatId: text(),
  vatIdStatus: vatIdStatus().notNull().default('unchecked'),
  /** Null if the number was not checked. */
  vatIdSource: vatIdSource(),
  /** Time of the last check. */
  vatIdCheckedAt: timestamptz(),
  /** Time of the last check with the result "valid". */
  vatIdValidAt: timestamptz(),
  invoiceEmail: text(),
  /** Payment term of invoices, in days. */
  paymentTermsDays: integer().notNull().default(defaultPaymentTerms),
  /** True if each order requires a purchase order number. */
  poRequired: boolean().notNull().default(false),
  /** Initial addresses of a new cart; null if not set. */
  defaultShippingAddress: address(),
  defaultBillingAddress: address(),
  countryCode: countryCode().notNull(),
  /** Customers cannot sign in while this is null. */
  approvedAt: timestamptz(),
  /** While this is set, customers cannot sign in and have no sessions. */
  blockedAt: timestamptz(),
  /** Internal reason; null if not blocked. */
  blockedReason: text(),
  createdAt: timestamptz().notNull(),
})

/** Customers' accounts, each of one company. */
export const customers = pgTable(
  'customers',
  {
    id: text().primaryKey(),
    companyId: reference(() => companies.id),
    /** Lower case. */
    email: text().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    role: customerRole().notNull(),
    /** BCP 47, for e-mails and documents. */
    locale: text().notNull(),
    /** While this is set, the customer cannot sign in and has no sessions. */
    blockedAt: timestamptz(),
    /** Time of anonymization; orders are retained. */
    erasedAt: timestamptz(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [index().on(table.companyId), index('customers_email_key').on(sql`identifier_key(${table.email})`)],
)

/** Named addresses of a company: its address book. */
export const companyAddresses = pgTable(
  'company_addresses',
  {
    id: text().primaryKey(),
    companyId: partOf(() => companies.id),
    name: text().notNull(),
    address: address().notNull(),
    /** Opening hours of goods reception. */
    receptionHours: text(),
    /** Hash of the normalized address; a company cannot store the same address twice. */
    placeHash: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull(),
  },
  (table) => [uniqueIndex().on(table.companyId, table.placeHash)],
)
