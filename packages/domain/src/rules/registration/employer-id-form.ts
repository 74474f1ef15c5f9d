import type { CountryCode } from '../tax/tax-rates'

/** How companies' numbers are usually written, by country; elsewhere they are written as they are stored. */
const usualForms: Partial<Record<CountryCode, readonly [digits: RegExp, form: string]>> = {
  se: [/^(\d{6})(\d{4})$/, '$1-$2'],
  no: [/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3'],
  fi: [/^(\d{7})(\d)$/, '$1-$2'],
  us: [/^(\d{2})(\d{7})$/, '$1-$2'],
}

/**
 * Formats a stored employer id as its country writes it: the Finnish 01120389 is "0112038-9". A number of another
 * length is unchanged.
 */
export function formatEmployerId(country: CountryCode | undefined, stored: string): string {
  const usual = country && usualForms[country]
  return usual ? stored.replace(...usual) : stored
}
