import type { CountryCode } from '@skafferi/api'
import type { VatIdSource, VatIdStatus } from '../checkout/vat-id.rules'
import type { ListPage } from './office.view'

/** A company in a list. Figures are ready to show. */
export interface ListedCompanyView {
  id: string
  name: string
  /** Its organisation number; null where nobody said one. */
  number: string | null
  country: CountryCode
  people: string
  orders: string
  /** What its orders come to. */
  total: string
  days: number
  blocked: boolean
  href: string
}

/** A page of companies. */
export interface ListedCompaniesView extends ListPage {
  rows: readonly ListedCompanyView[]
}

/** One company out of all of them: the one that was chosen, and those that are offered. */
export interface CompanyChoice {
  /** Its name; null where none is chosen, or it is not known yet. */
  name: string | null
  offered: readonly { id: string; name: string }[]
}

/** Somebody who signs in for a company. */
export interface CompanyPersonView {
  id: string
  name: string
  email: string
  phone: string | null
  role: 'owner' | 'buyer'
  /** Blocked alone, whatever holds for the company. */
  state: 'active' | 'blocked' | 'erased'
  since: string
}

/** A company with all that is said of it. */
export interface CompanyDetailView {
  id: string
  name: string
  number: string | null
  country: CountryCode
  since: string
  orders: string
  total: string
  /** Since when and why nobody of it can sign in; null where they can. */
  blocked: { since: string; reason: string } | null
  vat: { number: string | null; status: VatIdStatus; source: VatIdSource | null; checked: string | null }
  invoiceEmail: string | null
  /** What a cart of it begins with, line by line; null until one was given. */
  addresses: Record<'shipping' | 'billing', { lines: string; phone: string | null } | null>
  terms: CompanyTermsView
  people: readonly CompanyPersonView[]
  applications: readonly { id: string; person: string; decided: string | null; href: string; licence: string | null }[]
}

/** By what terms it buys: the days as typed. */
export interface CompanyTermsView {
  days: string
  poRequired: boolean
}

/** A fact of a company that somebody else has changed meanwhile, in the store's own codes. */
export interface RemoteCompanyChange {
  what: 'days' | 'po' | 'vat' | 'vatStatus' | 'blocked' | 'reason'
  before: string | null
  after: string | null
}

/** Somebody who is to sign in for a company, as typed. */
export interface NewPersonView {
  firstName: string
  lastName: string
  email: string
}

/** What is done about a company. */
export type CompanyCommand =
  | { do: 'terms'; terms: CompanyTermsView }
  | { do: 'vat'; number: string; status: 'valid' | 'invalid' | 'unchecked' }
  | { do: 'block'; reason: string }
  | { do: 'unblock' }
  | { do: 'invite'; person: NewPersonView }
