import { brandStylesPath, neutralBrand, type Brand } from '../brand/brand'
import type { ContentPage } from '../content/blocks'
import { freeDeliveryFrom } from '../delivery/free-delivery'
import type { ShippingRates } from '../delivery/shipping'
import type { Minor } from '../pricing/money'
import { formatShopAmount } from '../pricing/shop-amount'
import type { ApplicationForm } from '../registration/application-form'

/** The settings that the app needs. */
export interface ShopSettings {
  /** The app sends it as `x-publishable-api-key`. */
  publishableKey: string
  /** Public address of the shop without a trailing slash, for the head of documents; undefined if it is unknown. */
  publicUrl?: string
  /** BCP 47 language tag, e.g. "en-IE", for formatting amounts, numbers and dates. */
  locale: string
  /** External hosts that pages may link to and load pictures from. */
  linkHosts: readonly string[]
  /** An external contact form that replaces the built-in one; undefined to use the built-in one. */
  contactFormUrl: string | undefined
  /** The shop's name, logo and contact details. */
  brand: Brand
  /** The delivery options. */
  delivery: ShippingRates
  /** False if visitors see a notice in place of the shop. */
  isOpen: boolean
  /** True for a closed shop that was open before; omitted otherwise. */
  wasOpen?: boolean
  /** The pictures beside sign-in and other short forms, by shelf; empty for none. */
  shelves: readonly (readonly string[])[]
  /** The payment terms of new customers in days; undefined to leave them out. */
  paymentDays?: number
  /** The lowest value of goods in an order; undefined or null if there is none. */
  orderMinimum?: Minor | null
  /** The application form; undefined for the specified one. */
  applicationForm?: ApplicationForm | undefined
  /** The pages that have nothing to read now, so that nothing leads to them. */
  emptyPages: readonly (ContentPage | 'imprint')[]
}

/** The settings as pages get them, with what scripts need not compute. */
export interface PageSettings extends Omit<ShopSettings, 'emptyPages' | 'orderMinimum'> {
  /**
   * Pages to which nothing leads: those without content, an imprint that is not published, the application while the
   * shop is closed, and the short request if the seller's own form requires a licence, to which it must be no way
   * around.
   */
  hiddenPages: readonly ('faq' | 'about' | 'imprint' | 'requestAccess' | 'signUp')[]
  /** The lowest value of goods with free delivery, formatted; null if there is none. */
  freeFrom: string | null
  /** The lowest value of goods in an order, formatted; null if there is none. */
  orderMinimum: string | null
}

/** Environment variables, as in `process.env`. */
type Environment = Readonly<Record<string, string | undefined>>

/** Splits a comma-separated list, in lower case; skips empty entries. */
export function parseList(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((part) => part.trim().toLowerCase() || [])
}

/**
 * Reads the settings from environment variables, without validation, of an open shop with a neutral brand, no delivery
 * options and no pictures. An empty variable counts as unset.
 */
export function settingsFrom(env: Environment): ShopSettings {
  const read = (name: string) => env[name]?.trim() || undefined
  return {
    publishableKey: read('PUBLISHABLE_KEY') ?? 'pk_demo',
    locale: read('LOCALE') ?? 'en-IE',
    linkHosts: parseList(read('LINK_HOSTS')),
    contactFormUrl: read('CONTACT_FORM_URL'),
    brand: neutralBrand,
    delivery: { options: [] },
    isOpen: true,
    shelves: [],
    emptyPages: ['imprint'],
  }
}

/** Placeholder of a document that {@link insertSettings} replaces. */
const placeholder = '<!--settings-->'

/** Name of the `<meta>` element with the settings. */
export const settingsName = 'shop-settings'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

const escapeHtml = (text: string) => text.replace(/[&"<]/g, (character) => entities[character]!)

/** The icon of a shop without a sign. */
const neutralIcon = '/assets/icon.svg'

/**
 * Inserts settings into a document's head, as an attribute: its content security policy allows no inline scripts. Adds
 * the icon of the brand and the style sheet of its colour.
 * @param name the name of the `meta` element
 */
export function insertSettings<Settings extends { brand: Brand }>(
  html: string,
  name: string,
  settings: Settings,
): string {
  const { logo, colour } = settings.brand
  const icon = logo?.mark?.src ?? neutralIcon
  const styles = colour === null ? '' : `<link rel="stylesheet" href="${brandStylesPath(colour)}" />`
  const meta = `<meta name="${name}" content="${escapeHtml(JSON.stringify(settings))}" />`
  return html.replace(placeholder, () => `${meta}<link rel="icon" href="${escapeHtml(icon)}" />${styles}`)
}

/**
 * Adds the shop's name as title to a document without content, or the part that begins with `</head>`: it is read out
 * and shown on the tab until the page has its own (WCAG 2.4.2). React puts a page's title before it.
 */
export const withBrandTitle = (html: string, { name }: Brand): string =>
  html.replace('</head>', () => `<title>${escapeHtml(name)}</title></head>`)

/** Returns the settings in a document; undefined if it has none. @param name the name of the `meta` element */
export function settingsIn(html: string, name: string): unknown {
  const [, attribute] = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html) ?? []
  if (attribute === undefined) return undefined
  return JSON.parse(attribute.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}

/**
 * True if an application needs the full form, because only it has the licence that the shop requires.
 * @param form other than the specified one, which has the short form beside it
 */
export const needsLicence = ({ rules }: ApplicationForm): boolean => (rules.uploadLicenses ?? 'required') === 'required'

/** Selects the settings of pages. Other properties of the given object are not included. */
export function toPageSettings(settings: ShopSettings): PageSettings {
  const {
    publishableKey,
    locale,
    linkHosts,
    contactFormUrl,
    brand,
    delivery,
    isOpen,
    wasOpen,
    shelves,
    paymentDays,
    orderMinimum = null,
    applicationForm,
    emptyPages,
  } = settings
  const empty = emptyPages.filter((page) => page === 'faq' || page === 'about' || page === 'imprint')
  // Only the options: closures and their reasons are the seller's.
  const { options } = delivery
  return {
    publishableKey,
    locale,
    linkHosts,
    contactFormUrl,
    brand,
    delivery: { options },
    isOpen,
    ...(wasOpen && !isOpen && { wasOpen }),
    shelves,
    paymentDays,
    applicationForm,
    hiddenPages: [
      ...empty,
      ...(applicationForm && needsLicence(applicationForm) ? ['requestAccess' as const] : []),
      ...(isOpen ? [] : ['signUp' as const]),
    ],
    freeFrom: freeDeliveryFrom(delivery, locale),
    orderMinimum: orderMinimum === null ? null : formatShopAmount(orderMinimum, locale),
  }
}

/** Inserts the settings of pages. */
export const withSettings = (html: string, settings: ShopSettings): string =>
  insertSettings(html, settingsName, toPageSettings(settings))
