import type { CountryCode } from './tax-rates.rules'

/** How postal codes are written, spaces and the country's letters before them left out. */
const formats: Readonly<Record<CountryCode, RegExp>> = {
  se: /^\d{5}$/,
  no: /^\d{4}$/,
  dk: /^\d{4}$/,
  fi: /^\d{5}$/,
  de: /^\d{5}$/,
  us: /^\d{5}(\d{4})?$/,
  gb: /^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/,
}

/** Letters that people on the continent write before a postal code: "SE-413 04", "D-10115". */
const letters: Readonly<Record<CountryCode, RegExp>> = {
  se: /^(SE|S)-/,
  no: /^(NO|N)-/,
  dk: /^(DK)-/,
  fi: /^(FI|FIN)-/,
  de: /^(DE|D)-/,
  us: /^(US)-/,
  gb: /^(GB)-/,
}

/** Whether a postal code is written as its country writes it; spaces and hyphens are passed over. */
export function isPostalCodeOf(country: CountryCode, postalCode: string): boolean {
  const text = postalCode.toUpperCase().replace(/\s/g, '').replace(letters[country], '')
  return formats[country].test(text.replaceAll('-', ''))
}
