import type { Brand, BrandLogo } from '../brand/brand'
import { isCountry, isDeliverySettings, type DeliverySettings } from '../delivery/delivery-settings'
import { isApplicationSettings, type ApplicationSettings } from '../registration/application-settings'
import { isInteger, isText, listOf, oneOf, shape, type Schema } from '../json/schema'
import type { Minor } from '../pricing/money'
import { sellerVatIdIn } from '../tax/tax'
import type { CountryCode } from '../tax/tax-rates'
import { vatIdExample } from '../tax/vat-id'
import { isLocalText, textIn, type LocalText } from '../text/local-text'

/** A picture that the store keeps, with its size. */
const isPicture: Schema<BrandLogo['light']> = shape({ src: '', width: 0, height: 0 })

/** A link in the footer. */
export interface FooterLink {
  label: LocalText
  /** A path of the shop, or an https address on an allowed host. */
  href: string
}

/** Who the seller is: shown on pages, in e-mails and on printed documents. Empty texts are not shown. */
export interface ShopProfile {
  /** The shop's name in a sentence. */
  name: string
  /** The company's name on documents; empty if it is the shop's name. */
  legalName: string
  /** The number in the company register. */
  registrationNumber: string
  /** Where the seller is established: decides VAT, and whose holidays count. */
  country: CountryCode
  /** Its VAT numbers: of its own country, and of each other country it is registered in. */
  vatIds: readonly string[]
  /** The postal address by lines. */
  address: readonly string[]
  /** Formatted, with the country code. */
  phone: string
  email: string
  /** Opening hours of the phone. */
  hours: LocalText
  /**
   * What buyers read before they place an order, as sentences; undefined in profiles that an earlier version stored.
   */
  orderRules?: LocalText | undefined
  /** The rule for returns and complaints, as sentences. */
  returns: LocalText
  /** How long an approval takes, as a sentence. */
  approval: LocalText
  /** The shop in one sentence, for the footer of start pages. */
  about: LocalText
  /** Links in the footer, after the shop's own. */
  footerLinks: readonly FooterLink[]
  /** The sender's name of e-mails; empty for the shop's name. */
  senderName: string
  /** Lines at the end of e-mails. */
  signature: LocalText
  /** `#rrggbb`; null for the kit's own colour. */
  colour: string | null
  /** Null to show the name as text. */
  logo: BrandLogo | null
}

/** The conditions of orders. */
export interface OrderTerms {
  /** Minimum net value of an order in the shop's currency; null if there is none. */
  minimum: Minor | null
  /** Days in which a newly approved company pays its invoices. */
  paymentDays: number
  /** True if customers see the loyalty points of their orders. */
  points: boolean
  /** The stock of an article without its own number is low below this number of pieces; see `lowStockOf`. */
  lowStock?: number
}

/** The number of pieces below which a stock is low until the seller decides. */
export const initialLowStock = 50

/** Returns the number of pieces below which a stock is low. Sections from before the setting have none. */
export const lowStockOf = ({ lowStock }: Pick<OrderTerms, 'lowStock'>): number => lowStock ?? initialLowStock

/** Whether the shop is open. */
export interface Opening {
  /** False if visitors see a notice in place of the shop; customers use it as usual. */
  open: boolean
  /** Preview links made before this have ended, ISO 8601; omitted if none was ended. */
  previewsFrom?: string
  /** When it first opened, ISO 8601; null if it never was open, omitted for a shop that is older than this record. */
  openedAt?: string | null
}

/** What a seller decides in the office, by section. Each section is saved on its own. */
export interface SellerSettings {
  profile: ShopProfile
  orders: OrderTerms
  delivery: DeliverySettings
  applications: ApplicationSettings
  opening: Opening
}

/** A section of the settings. */
export type SettingsSection = keyof SellerSettings

/** The schema of each section's stored value. */
export const settingsSchemas: { readonly [Section in SettingsSection]: Schema<SellerSettings[Section]> } = {
  profile: shape<ShopProfile>({
    name: '',
    legalName: '',
    registrationNumber: '',
    country: isCountry,
    vatIds: listOf(isText),
    address: listOf(isText),
    phone: '',
    email: '',
    hours: isLocalText,
    orderRules: oneOf(undefined, isLocalText),
    returns: isLocalText,
    approval: isLocalText,
    about: isLocalText,
    footerLinks: listOf(shape<FooterLink>({ label: isLocalText, href: '' })),
    senderName: '',
    signature: isLocalText,
    colour: oneOf(null, isText),
    logo: oneOf(null, shape<BrandLogo>({ light: isPicture, dark: isPicture, mark: oneOf(null, isPicture) })),
  }),
  orders: shape<OrderTerms>({
    minimum: oneOf(null, isInteger),
    paymentDays: isInteger,
    points: false,
    lowStock: oneOf(undefined, isInteger),
  }),
  delivery: isDeliverySettings,
  applications: isApplicationSettings,
  opening: shape<Opening>({
    open: false,
    previewsFrom: oneOf(undefined, isText),
    openedAt: oneOf(undefined, null, isText),
  }),
}

const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The lines of the address below the company's name, which sellers who write it as on an envelope repeat. */
const addressBelow = ({ name, legalName, address }: ShopProfile) =>
  legalName === '' ? address : address.filter((line) => !isSameName(line, legalName) && !isSameName(line, name))

/** The part of a profile that pages show, in the language of a locale. */
export function toBrand(profile: ShopProfile, locale: string): Brand {
  return {
    name: profile.name,
    company: [profile.legalName, profile.registrationNumber].filter(Boolean).join(', ') || null,
    vatId: sellerVatIdIn(profile, profile.country),
    vatIdExample: vatIdExample(profile.country),
    colour: profile.colour,
    logo: profile.logo,
    contact: {
      phone: profile.phone || null,
      hours: textIn(profile.hours, locale) || null,
      email: profile.email || null,
      address: addressBelow(profile),
    },
    orderRules: textIn(profile.orderRules ?? {}, locale) || null,
    returns: textIn(profile.returns, locale) || null,
    approval: textIn(profile.approval, locale) || null,
    about: textIn(profile.about, locale) || null,
    links: profile.footerLinks.map(({ label, href }) => ({ label: textIn(label, locale), href })),
  }
}
