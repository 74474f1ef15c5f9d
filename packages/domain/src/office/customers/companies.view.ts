import type { CountryCode } from '@skafferi/api'
import type { VatIdSource, VatIdStatus } from '../../rules/tax/vat-id'
import type { ListPage } from '../office.view'

/** A company in a list. Figures are ready to show. */
export interface ListedCompanyView {
  id: string
  name: string
  /** Its organisation number; null if it is unknown. */
  number: string | null
  country: CountryCode
  people: string
  orders: string
  /** The formatted total of its orders. */
  total: string
  days: number
  blocked: boolean
  href: string
}

/** A page of companies. */
export interface ListedCompaniesView extends ListPage {
  rows: readonly ListedCompanyView[]
}

/** The company filter: the selected company and the options. */
export interface CompanyChoice {
  /** The name of the selected company; null if none is selected or it is loading. */
  name: string | null
  suggestions: readonly { id: string; name: string }[]
}

/** A customer of a company. */
export interface CompanyPersonView {
  id: string
  name: string
  email: string
  phone: string | null
  role: 'owner' | 'buyer'
  /** The state of the person, regardless of the company's; `invited` until they have chosen a password. */
  state: 'invited' | 'active' | 'blocked' | 'erased'
  since: string
}

/** A company with all its details. */
export interface CompanyDetailView {
  id: string
  name: string
  number: string | null
  country: CountryCode
  since: string
  orders: string
  total: string
  /** Since when and why the company cannot sign in; null if it can. */
  blocked: { since: string; reason: string } | null
  vat: {
    number: string | null
    status: VatIdStatus
    source: VatIdSource | null
    checked: string | null
    /** An example of its country's numbers; null if it has none. */
    example: string | null
  }
  invoiceEmail: string | null
  /**
   * Its address book, as lines of text with the country. Before it has one, the address that it applied with, without a
   * name.
   */
  addresses: readonly { name: string | null; lines: string; phone: string | null }[]
  terms: CompanyTermsView
  people: readonly CompanyPersonView[]
  applications: readonly { id: string; person: string; decided: string | null; href: string; licence: string | null }[]
}

/** The terms of a company, the days as typed. */
export interface CompanyTermsView {
  days: string
  poRequired: boolean
}

/** A change of a company by another operator, with the values as codes of the contract. */
export interface RemoteCompanyChange {
  what: 'days' | 'po' | 'vat' | 'vatStatus' | 'blocked' | 'reason'
  before: string | null
  after: string | null
}

/** A link with which a person chooses a password. */
export interface PasswordLinkView {
  url: string
  /** With which the person signs in. */
  email: string
  /** When it expires. */
  until: string
}

/** A person to invite to a company, as typed. */
export interface NewPersonView {
  firstName: string
  lastName: string
  email: string
}

/** An action on a company. */
export type CompanyCommand =
  | { do: 'terms'; terms: CompanyTermsView }
  | { do: 'vat'; number: string; status: 'valid' | 'invalid' | 'unchecked' }
  | { do: 'block'; reason: string }
  | { do: 'unblock' }
  | { do: 'invite'; person: NewPersonView }
