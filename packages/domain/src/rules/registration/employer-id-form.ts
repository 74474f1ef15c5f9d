import type { CountryCode } from '../tax/tax-rates'

/** How companies' numbers are usually written, by country; elsewhere they are written as they are stored. */
const usualForms: Partial<Record<CountryCode, string>> = {
  se: '000000-0000',
  no: '000 000 000',
  fi: '0000000-0',
  us: '00-0000000',
}

/**
 * Formats a stored employer id as its country writes it: the Finnish 01120389 is "0112038-9". A number of another
 * length is unchanged.
 */
export function formatEmployerId(country: CountryCode | undefined, stored: string): string {
  const form = (country && usualForms[country]) ?? ''
  const digits = [...stored.replace(/\D/g, '')]
  const isPlain = digits.length === stored.length && digits.length === form.replace(/\D/g, '').length
  return isPlain ? form.replace(/0/g, () => digits.shift()!) : stored
}
