import type { CatalogueField, FieldKind, FieldLimits } from '../../rules/catalogue/fields'
import { isCalendarDate } from '../../rules/delivery/calendar'
import { isGtin } from '../../rules/catalogue/gtin'
import { readDecimal, readPieces } from '../../rules/text/amount-text'
import { readNumber } from '../../rules/text/number-text'
import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import { readWeight } from '../../rules/text/weight-text'
import { partsOf, picturesOf } from './product-fields'
import type { ProductFieldFault, ProductInputView } from './products.view'

/** How a kind of field is typed. */
interface TextKind {
  /** Reads the value for the request. */
  read: (text: string, limits: FieldLimits) => unknown
  /** True if a text that is not empty can be saved; by default it can. */
  isValid?: (text: string, limits: FieldLimits) => boolean
  inputMode?: ProductInputView['inputMode']
}

const maxNet = 999_999.99

/** Reads the net content of a piece for the request ("0.33 l"); null if it is invalid. */
function readNet(text: string): string | null {
  const [, figures = '', unit = ''] = /^(.*?) ?(g|kg|ml|cl|l|pcs)$/i.exec(cleanIdentifier(text)) ?? []
  const amount = readNumber(figures, { decimals: 2 })
  return amount.kind === 'number' && amount.value > 0 && amount.value <= maxNet
    ? `${amount.value} ${unit.toLowerCase()}`
    : null
}

/** Reads a typed weight in grams, e.g. "1,5 kg"; null if it is not one. */
function readGrams(text: string): number | null {
  const reading = readWeight(text)
  return reading.kind === 'number' ? reading.value : null
}

/** Reads the digits of a typed GTIN; null if it has other characters. */
function readGtin(text: string): string | null {
  const digits = cleanIdentifier(text).replace(/[ -]/g, '')
  return /^\d*$/.test(digits) ? digits : null
}

function readCountries(text: string, { items }: FieldLimits): string[] | null {
  const chosen = partsOf(text, ' ')
  const all = items?.enum ?? []
  const sold = all.filter((country) => chosen.includes(country))
  return sold.length === all.length ? null : sold
}

const isWithin = (value: number | null, { minimum = 0, maximum = Infinity }: FieldLimits) =>
  value !== null && value >= minimum && value <= maximum

const kinds: Readonly<Partial<Record<FieldKind, TextKind>>> = {
  line: { read: trimText },
  category: { read: (text) => text },
  text: { read: (text) => text.trim() },
  date: { read: (text) => text.trim() || null, isValid: isCalendarDate },
  choice: { read: (text, limits) => limits.enum?.find((value) => value === text) ?? null },
  integer: {
    read: readPieces,
    isValid: (text, limits) => isWithin(readPieces(text), limits),
    inputMode: 'numeric',
  },
  weight: {
    read: readGrams,
    isValid: (text, limits) => isWithin(readGrams(text), limits),
    inputMode: 'decimal',
  },
  decimal: {
    read: readDecimal,
    isValid: (text, limits) => isWithin(readDecimal(text), limits),
    inputMode: 'decimal',
  },
  measure: { read: readNet, isValid: (text) => readNet(text) !== null },
  gtin: { read: readGtin, isValid: (text) => isGtin(readGtin(text) ?? ''), inputMode: 'numeric' },
  list: {
    read: (text) => partsOf(text, ';'),
    isValid: (text, { maxItems = Infinity, items: { maxLength = Infinity } = {} }) =>
      partsOf(text, ';').length <= maxItems && partsOf(text, ';').every((part) => part.length <= maxLength),
  },
  countries: { read: readCountries },
  pictures: {
    read: (text) =>
      picturesOf(text).map(({ image, alt }) => ({ image, ...(alt.trim() !== '' && { alt: alt.trim() }) })),
  },
}

/** The text of a stored value. */
export const toFieldText = (value: unknown) => (Array.isArray(value) ? value.join('; ') : String(value ?? ''))

/** Reads the value of a typed text for the request: null clears an optional field, undefined is not sent. */
export function readFieldText({ kind, limits, isOptional }: CatalogueField, text: string): unknown {
  const value = kinds[kind]?.read(text, limits)
  if (isOptional) return value === '' ? null : value
  return value ?? undefined
}

/** Why a text cannot be saved. */
export function faultOfField(
  { kind, limits, isOptional, form }: CatalogueField,
  text: string,
): ProductFieldFault | undefined {
  // Without a country, the product is not sold anywhere.
  if (text === '' && kind !== 'countries') return isOptional ? undefined : 'missing'
  const isValid = text !== '' && (kinds[kind]?.isValid?.(text, limits) ?? true)
  return isValid ? undefined : (form?.fault as ProductFieldFault | undefined)
}

/** The properties of a field's input. */
export function inputOfField({ kind, limits }: CatalogueField): ProductInputView {
  const isLimited = kind === 'line' || kind === 'text' || kind === 'measure'
  return { maxLength: isLimited ? limits.maxLength : undefined, inputMode: kinds[kind]?.inputMode }
}
