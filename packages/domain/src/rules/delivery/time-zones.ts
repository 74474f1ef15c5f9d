import type { CountryCode } from '../tax/tax-rates'

/** The time zone of each country, or of most people in it. */
const timeZones: Readonly<Record<CountryCode, string>> = {
  se: 'Europe/Stockholm',
  no: 'Europe/Oslo',
  dk: 'Europe/Copenhagen',
  fi: 'Europe/Helsinki',
  us: 'America/New_York',
  gb: 'Europe/London',
  de: 'Europe/Berlin',
}

/** Countries whose own time zones differ, so that none can be suggested for another. */
const severalZones: Readonly<Partial<Record<CountryCode, string>>> = { us: 'America/' }

/** The time zone to suggest to a seller in a country; null if the present one is in the country. */
export function suggestedTimeZone(country: CountryCode, present: string): string | null {
  const prefix = severalZones[country]
  if (timeZones[country] === present || (prefix !== undefined && present.startsWith(prefix))) return null
  return timeZones[country]
}

/**
 * The time zone of a seller who moves to another country and has not chosen one: a zone that is not of the country left
 * was chosen.
 */
export function movedTimeZone(from: CountryCode, to: CountryCode, present: string): string {
  return suggestedTimeZone(from, present) === null ? (suggestedTimeZone(to, present) ?? present) : present
}
