import { cleanIdentifier } from './typed-text'

/**
 * Why a text is refused: it is not a number, it has two possible values, it has too many decimals for the field, or it
 * contains another currency.
 */
export type NumberFault = 'invalid' | 'ambiguous' | 'decimals' | 'currency'

/** The result of parsing: a number, an empty text, or a refusal. */
export type NumberReading =
  | { kind: 'number'; value: number; isRounded?: true }
  | { kind: 'empty' }
  | { kind: 'refused'; fault: Exclude<NumberFault, 'ambiguous'> }
  /** `either` contains both possible values, in an unambiguous notation. */
  | { kind: 'refused'; fault: 'ambiguous'; either: readonly [string, string] }

/** The numbers that a field accepts. */
export interface NumberField {
  /** Maximum number of decimals; trailing zeros do not count. */
  decimals: number
  /** How numbers with more decimals are rounded; they are refused by default. */
  rounding?: 'half-up' | 'down'
  /** ISO 4217, in any case. If set, the currency's symbol or code is allowed before or after the number. */
  currency?: string
  /** The decimal sign of the file, which decides numbers such as "1.234"; without it they are ambiguous. */
  decimalSign?: DecimalSign
}

/** The sign between a number's whole part and its decimals. */
export type DecimalSign = ',' | '.'

/** Maximum length of a text in characters; longer ones are refused, because parsing could take long. */
const maxLength = 500

/** Symbols and names of currencies by code, in lower case. */
const currencySymbols: Readonly<Record<string, readonly string[]>> = {
  eur: ['€', 'euro'],
  usd: ['$', 'us$'],
  gbp: ['£'],
  sek: ['kr', 'kr.', 'skr'],
  nok: ['kr', 'kr.', 'nkr'],
  dkk: ['kr', 'kr.', 'dkr'],
  isk: ['kr', 'kr.'],
  czk: ['kč'],
  pln: ['zł'],
  chf: ['fr', 'fr.', 'sfr'],
  huf: ['ft'],
}

/** True if a word or symbol is any currency's code, name or symbol. */
function isCurrency(sign: string): boolean {
  const code = sign.toUpperCase()
  return (
    /\p{Sc}$/u.test(sign) ||
    Object.values(currencySymbols).flat().includes(sign.toLowerCase()) ||
    Intl.supportedValuesOf('currency').includes(code)
  )
}

/** A word or symbol before or after a number. */
const affixed = /^((?:\p{L}|\p{Sc}){1,4}\.?)? ?(.*?) ?((?:\p{L}|\p{Sc}){1,4}\.?)?$/u

/** The Scandinavian notation of an amount without decimals: "15:-", "15,-". */
const noDecimalsMark = /(?<=\d)[.,:]-{1,2}$/

/** A number without thousands separators, with a comma or a point before the decimals. */
const plain = /^(\d*)(?:[.,](\d*))?$/

/** Numbers with different separators for thousands and decimals. */
const grouped = [
  /^([1-9]\d{0,2}(?:( )\d{3})(?:\2\d{3})*)(?:[.,](\d*))?$/,
  /^([1-9]\d{0,2}(?:(')\d{3})(?:\2\d{3})*)(?:[.,](\d*))?$/,
  /^([1-9]\d{0,2}(?:(\.)\d{3})(?:\.\d{3})*),(\d*)$/,
  /^([1-9]\d{0,2}(?:(,)\d{3})(?:,\d{3})*)\.(\d*)$/,
  // A separator that occurs twice separates thousands.
  /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})+)$/,
]

/** Ambiguous, e.g. "1.234": the separator may be for thousands or decimals. */
const thousandsOrDecimals = /^([1-9]\d{0,2})([.,])(\d{3})$/

/** The digits before and after the decimal separator. `decimals` is undefined if there is no separator. */
interface Figures {
  whole: string
  decimals: string | undefined
}

function figuresOf(text: string): Figures | undefined {
  const [, whole = '', decimals] = plain.exec(text) ?? []
  if (whole !== '' || decimals) return { whole, decimals }
  for (const pattern of grouped) {
    const [, integer, , rest] = pattern.exec(text) ?? []
    if (integer !== undefined) return { whole: integer.replace(/\D/g, ''), decimals: rest }
  }
  return undefined
}

function withoutCurrency(text: string, currency: string): string | NumberFault {
  const [, prefix, figures = '', suffix] = affixed.exec(text) ?? []
  const namesOfCurrency = [currency.toLowerCase(), ...(currencySymbols[currency.toLowerCase()] ?? [])]
  const others = [prefix, suffix].filter(
    (sign) => sign !== undefined && !namesOfCurrency.includes(sign.toLowerCase()),
  ) as string[]
  if (others.length > 0) return others.every(isCurrency) ? 'currency' : 'invalid'
  return figures.replace(noDecimalsMark, '')
}

/** Returns decimals without trailing zeros. */
function significant(decimals: string): string {
  let end = decimals.length
  while (decimals.charAt(end - 1) === '0') end -= 1
  return decimals.slice(0, end)
}

/** Rounds a number without sign; by its figures, because floating point changes halves. */
function rounded({ whole, decimals = '' }: Figures, { decimals: count, rounding }: NumberField): number {
  const figures = BigInt(whole + decimals.slice(0, count))
  const isUp = rounding === 'half-up' && decimals.charAt(count) >= '5'
  return Number(`${figures + BigInt(isUp)}e-${count}`)
}

const refused = (fault: Exclude<NumberFault, 'ambiguous'>): NumberReading => ({ kind: 'refused', fault })

/** Parses a number without a plus or minus sign. */
function readFigures(text: string, field: NumberField): NumberReading {
  const { decimals: maxDecimals, rounding, decimalSign } = field
  const [, thousand, separator, rest = ''] = thousandsOrDecimals.exec(text) ?? []
  if (thousand !== undefined && decimalSign !== undefined && separator !== decimalSign)
    return { kind: 'number', value: Number(thousand + rest) }
  if (thousand !== undefined && decimalSign === undefined) {
    // In a field of whole numbers the separator is for thousands, unless zeros follow it, which may be decimals.
    if (maxDecimals === 0 && rounding === undefined && significant(rest) !== '')
      return { kind: 'number', value: Number(thousand + rest) }
    const shorter = maxDecimals === 0 ? thousand : `${thousand}.${rest.slice(0, maxDecimals)}`
    return { kind: 'refused', fault: 'ambiguous', either: [thousand + rest, shorter] }
  }
  const figures = figuresOf(text)
  if (figures === undefined) return refused('invalid')
  const { whole, decimals = '' } = figures
  // "15," is refused in a field of whole numbers. In other fields the user is still typing the decimals.
  if (maxDecimals === 0 && figures.decimals === '') return refused('invalid')
  if (significant(decimals).length > maxDecimals)
    return rounding === undefined
      ? refused('decimals')
      : { kind: 'number', value: rounded(figures, field), isRounded: true }
  return { kind: 'number', value: Number(`${whole || '0'}.${decimals || '0'}`) }
}

/**
 * Parses a number in the notations of people and programs: a comma or a point before decimals; spaces, apostrophes,
 * commas or points between thousands; a currency's symbol or code before or after it; "15,-". Texts that contain
 * anything else or have two possible values are refused.
 */
export function readNumber(text: string, field: NumberField): NumberReading {
  const { currency } = field
  const clean = cleanIdentifier(text)
  if (clean === '') return { kind: 'empty' }
  if (clean.length > maxLength) return refused('invalid')
  const figures = currency === undefined ? clean : withoutCurrency(clean, currency)
  if (figures === 'currency' || figures === 'invalid') return refused(figures)
  const [, sign = '', unsigned = ''] = /^([+-]?)(.*)$/.exec(figures) ?? []
  const reading = readFigures(unsigned, field)
  // Zero has no sign.
  return sign === '-' && reading.kind === 'number' ? { ...reading, value: 0 - reading.value } : reading
}

/** Parses a whole number, e.g. of pieces or days; null if the text is not a whole number. */
export function readInteger(text: string): number | null {
  const reading = readNumber(text, { decimals: 0 })
  return reading.kind === 'number' ? reading.value : null
}
