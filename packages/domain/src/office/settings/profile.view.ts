import type { LogoPicture } from '../../rules/brand/brand'
import type { CountryCode } from '../../rules/tax/tax-rates'

/** The places of a logo. */
export type LogoPlace = 'light' | 'dark' | 'mark'

/** The shop's profile in the form. Texts are those of the shop's first language. */
export interface ProfileDraft {
  name: string
  legalName: string
  registrationNumber: string
  country: CountryCode
  /** Separated by commas. */
  vatIds: string
  /** One line each. */
  address: string
  phone: string
  email: string
  hours: string
  orderRules: string
  returns: string
  approval: string
  about: string
  /** One line each: the text, then the address. */
  footerLinks: string
  senderName: string
  signature: string
  /** `#rrggbb`, or empty for the standard colour. */
  colour: string
  light: LogoPicture | null
  dark: LogoPicture | null
  mark: LogoPicture | null
}

/** A field of the form. */
export type ProfileField = keyof ProfileDraft

/** What is wrong with a field before it is sent. */
export type ProfileFault = 'missing' | 'colour' | 'logo' | 'link'

/** A field that another operator has changed. */
export interface RemoteProfileChange {
  field: ProfileField
  before: string
  after: string
}

/** The line of a field with several that is at fault, from 1. */
export interface FaultyLine {
  line?: number
}

/** The page of the shop's profile. */
export interface ShopProfileView {
  draft: ProfileDraft
  changed: readonly ProfileField[]
  faults: Readonly<Partial<Record<ProfileField, ProfileFault>>>
  /** The texts that still name what was changed elsewhere in the form, such as the old phone number. */
  stale: Readonly<Partial<Record<ProfileField, readonly string[]>>>
  /** The first line of the footer's links that is not a text and an address, from 1; null if there is none. */
  faultyLink: number | null
  /** The countries where a seller can be, with their names. */
  countries: readonly { value: CountryCode; label: string }[]
  /** An example of the VAT numbers of the chosen country; null if it has none. */
  vatIdExample: string | null
}
