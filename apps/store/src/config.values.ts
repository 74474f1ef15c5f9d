import { countryCodeValues } from '@skafferi/api/limits'
import { normalizeVatId, vatIdCountry } from '@skafferi/domain/checkout/vat-id.rules'
import type { Seller } from '@skafferi/domain/checkout/tax.rules'
import { toMinor, type Minor } from '@skafferi/domain/format/money.rules'
import { listOf } from '@skafferi/domain/shop-settings.rules'
import { StartError } from './start-error'

/** A port; 0 takes any that is free. @throws StartError */
export function parsePort(text: string, name = 'PORT'): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new StartError(`${name} must be a whole number from 0 to 65535, but it is "${text}".`)
  }
  return port
}

/** A whole number within bounds, or the usual one where the variable is not set. */
export function parseWhole(name: string, text: string | undefined, { usual, of, least, most }: Whole): number {
  if (text === undefined) return usual
  if (/^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text)
  throw new StartError(`${name} must be a number of ${of} from ${least} to ${most}, but it is "${text}".`)
}

/** The IANA name of a time zone. @throws StartError */
export function parseTimeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    throw new StartError(`TIME_ZONE must be the name of a time zone such as Europe/Stockholm, but it is "${name}".`)
  }
}

/** A time of day, "14:00". @throws StartError */
export function parseCutOff(text: string): string {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return text
  throw new StartError(`CUT_OFF must be a time of day such as "14:00", but it is "${text}".`)
}

/** An amount, null where there is no least one. @throws StartError */
export function parseOrderMinimum(text: string | undefined): Minor | null {
  if (text === undefined) return null
  if (/^\d{1,9}(\.\d{1,2})?$/.test(text)) return toMinor(Number(text))
  throw new StartError(`ORDER_MINIMUM must be an amount such as "150" or "99.50", but it is "${text}".`)
}

/** The code of a country. @throws StartError */
export function parseCountry(code: string): Seller['country'] {
  const country = countryCodeValues.find((known) => known === code.toLowerCase())
  if (country !== undefined) return country
  throw new StartError(`SELLER_COUNTRY must be one of ${countryCodeValues.join(', ')}, but it is "${code}".`)
}

/** VAT numbers, separated by commas. @throws StartError */
export function parseVatIds(text: string): string[] {
  const vatIds = listOf(text).map(normalizeVatId)
  const wrong = vatIds.find((vatId) => vatIdCountry(vatId) === null)
  if (wrong === undefined) return vatIds
  throw new StartError(
    `SELLER_VAT_IDS must be VAT numbers such as SE559000000101, separated by commas, but one is "${wrong}".`,
  )
}

/** The tag of a language, as `Intl` writes it. @throws StartError */
export function parseLocale(tag: string): string {
  try {
    const [locale] = Intl.NumberFormat.supportedLocalesOf(tag)
    if (locale !== undefined) return locale
  } catch {
    // Not a tag at all; the answer is the same.
  }
  throw new StartError(`LOCALE must be the tag of a language such as en-IE, but it is "${tag}".`)
}

/** Addresses to report to, with their schemes: e-mail addresses may be written without. @throws StartError */
export function parseContacts(name: string, texts: readonly string[]): string[] {
  return texts.map((text) => {
    if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
    if (/^(mailto:[^\s@]+@\S+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text)) return text
    throw new StartError(
      `${name} must be e-mail addresses, or addresses that begin with https:, mailto: or tel:, separated by commas, but one is "${text}".`,
    )
  })
}

/** One of two words, or what is usual where the variable is not set. */
export function parseSwitch(
  name: string,
  text: string | undefined,
  usual: boolean,
  [yes, no] = ['on', 'off'],
): boolean {
  if (text === undefined) return usual
  if (text === yes || text === no) return text === yes
  throw new StartError(`${name} must be "${yes}" or "${no}", but it is "${text}".`)
}

/** An address of one of these protocols. @throws StartError */
export function checkAddress(name: string, text: string, protocols: readonly string[]): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !protocols.includes(url.protocol)) {
    throw new StartError(`${name} must be an address that begins with ${protocols.join('// or ')}//, but it is not.`)
  }
  return text
}

/** An address that paths are put behind. */
export function parseAddress(name: string, text: string, protocols: readonly string[]): string {
  return checkAddress(name, text, protocols).replace(/\/+$/, '')
}

/** As long as what the store would make itself; shorter ones can be tried out. */
const shortestCodeKey = 32

/** A key long enough not to be guessed. @throws StartError */
export function parseCodeKey(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= shortestCodeKey) return text
  throw new StartError(`CODE_KEY must be at least ${shortestCodeKey} random characters long, but it is shorter.`)
}

/** A name, with a port where it needs one; no scheme and no path, which would match nothing. */
export function checkHosts(name: string, hosts: readonly string[]): readonly string[] {
  const wrong = hosts.find((host) => !/^[a-z0-9.-]+(:\d+)?$/.test(host))
  if (wrong === undefined) return hosts
  throw new StartError(
    `${name} must be names of hosts such as cdn.example, separated by commas, but one is "${wrong}".`,
  )
}

/** A setting that is a whole number: what it counts, and its bounds. */
export type Whole = Record<'usual' | 'least' | 'most', number> & { of: string }
