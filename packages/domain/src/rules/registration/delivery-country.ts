import type { CountryCode } from '../tax/tax-rates'

/** The languages of the delivery countries, in which companies may write their country. */
const countryLanguages = ['en', 'sv', 'nb', 'da', 'fi', 'de']

/** Further names and abbreviations. */
const furtherNames: Readonly<Record<CountryCode, readonly string[]>> = {
  se: ['swe', 'kingdom of sweden'],
  no: ['nor', 'noreg', 'kingdom of norway'],
  dk: ['dnk', 'kingdom of denmark'],
  fi: ['fin', 'republic of finland'],
  us: ['usa', 'united states of america', 'america'],
  gb: ['gbr', 'uk', 'great britain', 'britain', 'england', 'scotland', 'wales', 'northern ireland'],
  de: ['deu', 'ger', 'federal republic of germany', 'bundesrepublik deutschland'],
}

/** Normalizes a name: case, accents, dots and articles are ignored. */
function plain(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('.', '')
  return letters.replace(/\s+/g, ' ').trim().replace(/^the /, '')
}

const deliveryCountries = Object.keys(furtherNames) as CountryCode[]

function namesOf(code: CountryCode): string[] {
  const region = code.toUpperCase()
  const translated = countryLanguages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region' }).of(region) ?? code,
  )
  return [code, ...translated, ...furtherNames[code]].map(plain)
}

let codeByName: ReadonlyMap<string, CountryCode> | undefined

/** Returns the delivery country for a name or abbreviation; undefined if there is none. */
export function findDeliveryCountry(text: string): CountryCode | undefined {
  codeByName ??= new Map(deliveryCountries.flatMap((code) => namesOf(code).map((name) => [name, code] as const)))
  return codeByName.get(plain(text))
}
