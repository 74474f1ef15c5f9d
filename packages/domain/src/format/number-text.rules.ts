import { cleanIdentifier } from './typed-text.rules'

/**
 * Why a text is not taken for a number: it is none, it can be read in two ways, it has more decimals than its field, or it names
 * another currency than its field's.
 */
export type NumberFault = 'invalid' | 'ambiguous' | 'decimals' | 'currency'

/** What a text says: a number, nothing, or nothing that is understood completely. */
export type NumberReading =
  | { kind: 'number'; value: number }
  | { kind: 'empty' }
  | { kind: 'refused'; fault: Exclude<NumberFault, 'ambiguous'> }
  /** `either`: both numbers it can be, written so that they cannot be mistaken. */
  | { kind: 'refused'; fault: 'ambiguous'; either: readonly [string, string] }

/** What a field takes. */
export interface NumberField {
  /** How many decimals it has at most; zeros behind them do not count. */
  decimals: number
  /** ISO 4217 in any case, of an amount: its sign or code may stand beside the figures. */
  currency?: string
}

/** Longer texts are not read: that could take long. */
const longest = 500

/** How prices are written in currencies of the countries the shop delivers to, besides their code. */
const signs: Readonly<Record<string, readonly string[]>> = {
  eur: ['€', 'euro'],
  usd: ['$', 'us$'],
  gbp: ['£'],
  sek: ['kr', 'kr.', 'skr'],
  nok: ['kr', 'kr.', 'nkr'],
  dkk: ['kr', 'kr.', 'dkr'],
}

/** Whether a word or sign beside figures names a currency, whichever. */
function isCurrency(sign: string): boolean {
  const code = sign.toUpperCase()
  return (
    /\p{Sc}$/u.test(sign) ||
    Object.values(signs).flat().includes(sign.toLowerCase()) ||
    Intl.supportedValuesOf('currency').includes(code)
  )
}

/** A word or sign beside figures, before or behind them. */
const beside = /^((?:\p{L}|\p{Sc}){1,4}\.?)? ?(.*?) ?((?:\p{L}|\p{Sc}){1,4}\.?)?$/u

/** In whole crowns: "15:-", "15,-". */
const wholeCrowns = /(?<=\d)[.,:]-{1,2}$/

/** Figures without thousands, and decimals behind a comma or a point. */
const plain = /^(\d*)(?:[.,](\d*))?$/

/** Thousands set apart by one sign, decimals by another one. */
const grouped = [
  /^([1-9]\d{0,2}(?:( )\d{3})(?:\2\d{3})*)(?:[.,](\d*))?$/,
  /^([1-9]\d{0,2}(?:(')\d{3})(?:\2\d{3})*)(?:[.,](\d*))?$/,
  /^([1-9]\d{0,2}(?:(\.)\d{3})(?:\.\d{3})*),(\d*)$/,
  /^([1-9]\d{0,2}(?:(,)\d{3})(?:,\d{3})*)\.(\d*)$/,
  // Twice the same sign parts no decimals.
  /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})+)$/,
]

/** "1.234": thousands to some and decimals to others. */
const thousandsOrDecimals = /^([1-9]\d{0,2})[.,](\d{3})$/

/** Figures before and behind the mark of decimals; undefined behind it if there is no mark. */
interface Figures {
  whole: string
  decimals: string | undefined
}

function figuresOf(text: string): Figures | undefined {
  const [, whole = '', decimals] = plain.exec(text) ?? []
  if (whole !== '' || decimals) return { whole, decimals }
  for (const pattern of grouped) {
    const [, thousands, , behind] = pattern.exec(text) ?? []
    if (thousands !== undefined) return { whole: thousands.replace(/\D/g, ''), decimals: behind }
  }
  return undefined
}

function withoutCurrency(text: string, currency: string): string | NumberFault {
  const [, before, figures = '', behind] = beside.exec(text) ?? []
  const own = [currency.toLowerCase(), ...(signs[currency.toLowerCase()] ?? [])]
  const others = [before, behind].filter((sign) => sign !== undefined && !own.includes(sign.toLowerCase())) as string[]
  if (others.length > 0) return others.every(isCurrency) ? 'currency' : 'invalid'
  return figures.replace(wholeCrowns, '')
}

/** Decimals without the zeros at their end. */
function significant(decimals: string): string {
  let end = decimals.length
  while (decimals.charAt(end - 1) === '0') end -= 1
  return decimals.slice(0, end)
}

const refused = (fault: Exclude<NumberFault, 'ambiguous'>): NumberReading => ({ kind: 'refused', fault })

/** Reads figures without a sign of plus or minus. */
function readFigures(text: string, most: number): NumberReading {
  const [, thousand, rest = ''] = thousandsOrDecimals.exec(text) ?? []
  if (thousand !== undefined) {
    // A field of whole numbers leaves one reading, unless the decimals are zeros.
    if (most === 0 && significant(rest) !== '') return { kind: 'number', value: Number(thousand + rest) }
    const shorter = most === 0 ? thousand : `${thousand}.${rest.slice(0, most)}`
    return { kind: 'refused', fault: 'ambiguous', either: [thousand + rest, shorter] }
  }
  const figures = figuresOf(text)
  if (figures === undefined) return refused('invalid')
  const { whole, decimals = '' } = figures
  // A mark that nothing stands behind is a slip in a whole number, and a beginning in another one.
  if (most === 0 && figures.decimals === '') return refused('invalid')
  if (significant(decimals).length > most) return refused('decimals')
  return { kind: 'number', value: Number(`${whole || '0'}.${decimals || '0'}`) }
}

/**
 * Reads a number as people type it and programs write it: a comma or a point before decimals; spaces, apostrophes, commas or points
 * between thousands; a currency's sign or code on either side; "15,-". It is understood completely or refused: nothing is passed over,
 * and what can be two numbers is not guessed.
 */
export function readNumber(text: string, { decimals, currency }: NumberField): NumberReading {
  const clean = cleanIdentifier(text)
  if (clean === '') return { kind: 'empty' }
  if (clean.length > longest) return refused('invalid')
  const figures = currency === undefined ? clean : withoutCurrency(clean, currency)
  if (figures === 'currency' || figures === 'invalid') return refused(figures)
  const [, sign = '', unsigned = ''] = /^([+-]?)(.*)$/.exec(figures) ?? []
  const reading = readFigures(unsigned, decimals)
  // Zero has no sign.
  return sign === '-' && reading.kind === 'number' ? { kind: 'number', value: 0 - reading.value } : reading
}

/** Reads a number of whole pieces, days or the like; null if the text is none. */
export function readWhole(text: string): number | null {
  const reading = readNumber(text, { decimals: 0 })
  return reading.kind === 'number' ? reading.value : null
}
