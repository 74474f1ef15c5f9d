import { countryCodeValues } from '@skafferi/api/limits'
import { normalizeVatId, vatIdCountry } from '@skafferi/domain/rules/tax/vat-id'
import type { Seller } from '@skafferi/domain/rules/tax/tax'
import { toMinor, type Minor } from '@skafferi/domain/rules/pricing/money'
import { parseList } from '@skafferi/domain/rules/settings/shop-settings'
import { StartError } from '../start-error'

/**
 * Parses a port; 0 means any free one.
 * @throws StartError
 */
export function parsePort(text: string, name = 'PORT'): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new StartError(`${name} must be an integer from 0 to 65535, but it is "${text}".`)
  }
  return port
}

/**
 * Parses a whole number within bounds; returns the default if unset.
 * @throws StartError
 */
export function parseInteger(
  name: string,
  text: string | undefined,
  { default: fallback, unit, min, max }: IntegerSetting,
): number {
  if (text === undefined) return fallback
  if (/^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text)
  throw new StartError(`${name} must be a number of ${unit} from ${min} to ${max}, but it is "${text}".`)
}

/**
 * Parses an IANA time zone name.
 * @throws StartError
 */
export function parseTimeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    throw new StartError(`TIME_ZONE must be a time zone such as Europe/Stockholm, but it is "${name}".`)
  }
}

/**
 * Parses a time of day, e.g. "14:00".
 * @throws StartError
 */
export function parseCutOff(text: string): string {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return text
  throw new StartError(`CUT_OFF must be a time of day such as "14:00", but it is "${text}".`)
}

/**
 * Parses the minimum order value; null if unset.
 * @throws StartError
 */
export function parseOrderMinimum(text: string | undefined): Minor | null {
  if (text === undefined) return null
  if (/^\d{1,9}(\.\d{1,2})?$/.test(text)) return toMinor(Number(text))
  throw new StartError(`ORDER_MINIMUM must be an amount such as "150" or "99.50", but it is "${text}".`)
}

/**
 * Parses a country code.
 * @throws StartError
 */
export function parseCountry(code: string): Seller['country'] {
  const country = countryCodeValues.find((known) => known === code.toLowerCase())
  if (country !== undefined) return country
  throw new StartError(`SELLER_COUNTRY must be one of ${countryCodeValues.join(', ')}, but it is "${code}".`)
}

/**
 * Parses VAT numbers, separated by commas.
 * @throws StartError
 */
export function parseVatIds(text: string): string[] {
  const vatIds = parseList(text).map(normalizeVatId)
  const invalid = vatIds.find((vatId) => vatIdCountry(vatId) === null)
  if (invalid === undefined) return vatIds
  throw new StartError(
    `SELLER_VAT_IDS must be VAT numbers such as SE559000000101, separated by commas, but one is "${invalid}".`,
  )
}

/**
 * Parses and normalizes a language tag.
 * @throws StartError
 */
export function parseLocale(tag: string): string {
  try {
    const [locale] = Intl.NumberFormat.supportedLocalesOf(tag)
    if (locale !== undefined) return locale
  } catch {
    // Malformed tags are refused like unsupported ones.
  }
  throw new StartError(`LOCALE must be a language tag such as en-IE, but it is "${tag}".`)
}

/**
 * Parses contact addresses; e-mail addresses may lack `mailto:`.
 * @throws StartError
 */
export function parseContacts(name: string, texts: readonly string[]): string[] {
  return texts.map((text) => {
    if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
    if (/^(mailto:[^\s@]+@\S+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text)) return text
    throw new StartError(
      `${name} must be e-mail addresses, or addresses that begin with https:, mailto: or tel:, separated by commas, ` +
        `but one is "${text}".`,
    )
  })
}

/**
 * Parses one of two words; returns the default if unset.
 * @throws StartError
 */
export function parseSwitch(
  name: string,
  text: string | undefined,
  fallback: boolean,
  [on, off] = ['on', 'off'],
): boolean {
  if (text === undefined) return fallback
  if (text === on || text === off) return text === on
  throw new StartError(`${name} must be "${on}" or "${off}", but it is "${text}".`)
}

/**
 * Checks that a URL has one of the protocols.
 * @throws StartError
 */
export function checkAddress(name: string, text: string, protocols: readonly string[]): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !protocols.includes(url.protocol)) {
    throw new StartError(`${name} must be an address that begins with ${protocols.join('// or ')}//, but it is not.`)
  }
  return text
}

/**
 * Parses a base URL; removes trailing slashes.
 * @throws StartError
 */
export function parseAddress(name: string, text: string, protocols: readonly string[]): string {
  return checkAddress(name, text, protocols).replace(/\/+$/, '')
}

/** The length of a generated key; shorter ones could be guessed. */
const shortestCodeKey = 32

/**
 * Checks the length of a key.
 * @throws StartError
 */
export function parseCodeKey(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= shortestCodeKey) return text
  throw new StartError(`CODE_KEY must be at least ${shortestCodeKey} random characters long, but it is shorter.`)
}

/**
 * Checks host names with optional ports; schemes and paths would match nothing.
 * @throws StartError
 */
export function checkHosts(name: string, hosts: readonly string[]): readonly string[] {
  const invalid = hosts.find((host) => !/^[a-z0-9.-]+(:\d+)?$/.test(host))
  if (invalid === undefined) return hosts
  throw new StartError(
    `${name} must be names of hosts such as cdn.example, separated by commas, but one is "${invalid}".`,
  )
}

/** Hosts that only programs of the same computer reach. */
const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True if a text is exactly an origin: https, or http on a loopback host. Its host may not contain `*`. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text) || text.includes('*')) return false
  const { origin, protocol, hostname } = new URL(text)
  return text === origin && (protocol === 'https:' || (protocol === 'http:' && loopbackHosts.has(hostname)))
}

/**
 * Checks origins of pages.
 * @throws StartError
 */
export function checkOrigins(name: string, origins: readonly string[]): readonly string[] {
  const invalid = origins.find((origin) => !isOrigin(origin))
  if (invalid === undefined) return origins
  throw new StartError(
    `${name} must be origins such as https://orders.example, separated by commas, without a path, a final slash ` +
      `or "*" (http only for localhost), but one is "${invalid}".`,
  )
}

/** A whole-number setting: its default, unit and bounds. */
export type IntegerSetting = Record<'default' | 'min' | 'max', number> & { unit: string }
