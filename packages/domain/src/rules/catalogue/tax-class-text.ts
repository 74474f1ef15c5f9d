import { productRequestLimits } from '@skafferi/api/admin/limits'
import { classesAtRate, isTaxRate, ratesOn, taxRate, type CountryCode, type TaxClass } from '../tax/tax-rates'
import { readNumber } from '../text/number-text'
import { cleanIdentifier } from '../text/typed-text'
import { CellProblem } from './cells'
import { foldText, splitText } from './words'

/** The country whose rates a file names, and the day. */
export interface TaxPlace {
  country: CountryCode
  /** A calendar date, "2026-11-20". */
  date: string
}

/**
 * Names of tax classes in English, Swedish, Norwegian, Danish, Finnish and German, in lower case without diacritics.
 * `standard`, `reduced` and `zero` name a rate; `exempt` says that there is none.
 */
const names: Readonly<Record<TaxClass | 'reduced' | 'zero' | 'exempt', readonly string[]>> = {
  food: [
    'food|foods|foodstuff|foodstuffs|groceries|grocery',
    'livsmedel|mat|matvaror|naeringsmidler|naringsmidler|matvarer|naeringsmiddel|fodevarer|fodevare|foedevarer',
    'elintarvike|elintarvikkeet|ruoka|lebensmittel|nahrungsmittel',
  ],
  confectionery: [
    'confectionery|candy|sweets|konfektyr|godis|sotsaker|godteri|konfekt|slik|konfekture|sode sager',
    'makeinen|makeiset|karkki|karkit|susswaren|susswaren|suesswaren|sussigkeiten',
  ],
  soft_drink: [
    'soft drink|soft drinks|lask|laskedryck|laskedrycker|brus|leskedrikk|leskedrikker|sodavand|laeskedrik|laeskedrikke',
    'virvoitusjuoma|virvoitusjuomat|limonadi|erfrischungsgetrank|erfrischungsgetranke|limonade|softdrink|softdrinks',
  ],
  nicotine: ['nicotine|nicotine products|nicotine pouches|nikotin|nikotinprodukter|nikotiini|nikotiinituotteet'],
  standard: [
    'standard|standard rate|standard vat|general|general rate|normal|full|full rate',
    'standardsats|normalsats|normalskattesats|normal moms|full moms|hel moms|alminnelig|alminnelig sats|hoy sats',
    'almindelig|almindelig sats|yleinen|yleinen verokanta|normaali|vakio',
    'regelsatz|regelsteuersatz|normalsatz|normaler satz|voller satz|regulaer|regular',
  ],
  reduced: [
    'reduced|reduced rate|reduced vat|low|low rate|reducerad|reducerad skattesats|nedsatt|lag|redusert|redusert sats',
    'lav|lav sats|nedsat|reduceret|alennettu|alennettu verokanta|ermassigt|ermaessigt|ermassigter satz',
    'ermassigter steuersatz|reduziert|reduzierter satz',
  ],
  zero: ['zero|zero rate|zero rated|nollsats|nullsats|nulsats|nollaverokanta|nullsatz'],
  exempt: [
    'exempt|tax exempt|vat exempt|no tax|no vat|tax free|vat free|without vat|untaxed|momsfri|momsfritt|ej moms',
    'ingen moms|utan moms|uden moms|uten mva|ingen mva|mva fri|mvafri|avgiftsfri|avgiftsfritt|skattefri|fritatt',
    'momsfritaget|veroton|verolliseton|ei alv|ei veroa|steuerfrei|umsatzsteuerfrei|ohne mwst|ohne steuer|keine steuer',
  ],
}

const meanings = new Map(
  Object.entries(names).flatMap(([meaning, lists]) =>
    lists.flatMap((list) => list.split('|')).map((name) => [name, meaning as keyof typeof names] as const),
  ),
)

/** Words for VAT, after folding. */
const vatWords = 'vat|tax|moms|mva|alv|mwst|ust|mervardesskatt|merverdiavgift|arvonlisavero|mehrwertsteuer|umsatzsteuer'
const vatWord = new RegExp(`(?<![a-z])(?:${vatWords})(?![a-z])`)
/** A sign or word for per cent. */
const percentSign = /^\s*(?:%|(?:pct|percent|per cent|procent|prosent|prosenttia|prozent)(?![a-z]))/

/** A rate in a text. */
interface StatedRate {
  percent: number
  /** False if the number may be a code. */
  hasSign: boolean
}

/** True if a sign or word for per cent follows the figures. */
const isPercent = (text: string, { 0: figures, index }: RegExpExecArray) =>
  percentSign.test(text.slice(index + figures.length))

/**
 * Finds a rate in per cent: "25", "25,0 %", a part of one, "0.06", or the only number beside a word or sign of one,
 * "VAT13.5", "25 % Moms (Sverige)", or the only one in per cent, "31 Utgående mva 15 %"; undefined if there is none.
 */
function statedRate(text: string): StatedRate | undefined {
  const numbers = [...text.matchAll(/\d(?:[\d.,]*\d)?/g)]
  const signed = numbers.filter((number) => isPercent(text, number))
  const [found, other] = signed.length === 1 ? signed : numbers
  if (!found || other || text.startsWith('-')) return undefined
  const [figures] = found
  const hasSign = signed.length > 0
  if (!hasSign && figures !== text && !vatWord.test(text)) return undefined
  const reading = readNumber(figures, { decimals: 4, decimalSign: figures.includes(',') ? ',' : '.' })
  if (reading.kind !== 'number') return undefined
  const percent = !hasSign && reading.value < 1 ? reading.value * 100 : reading.value
  // Floating point: 0.07 * 100 is 7.000000000000001.
  return { percent: Number(percent.toFixed(2)), hasSign }
}

/** Returns the rate in a text, so that spellings of one rate are the same: 15 for "15 %" and "15,00". */
export const ratePercent = (text: string): number | undefined => statedRate(foldText(cleanIdentifier(text)))?.percent

const printRates = (rates: readonly number[]) => rates.map((rate) => `${rate}%`).join(', ')

/** @throws CellProblem */
function classOfRate(text: string, { percent, hasSign }: StatedRate, { country, date }: TaxPlace): TaxClass {
  const classes = classesAtRate(country, percent, date)
  const [only] = classes
  const rates = printRates(ratesOn(country, date))
  if (only === undefined && percent === 0) throw new CellProblem('no_class_without_vat')
  if (only === undefined && !hasSign && Number.isInteger(percent) && !isTaxRate(percent))
    throw new CellProblem('tax_code', { code: text, country, rates })
  if (only === undefined) throw new CellProblem('unknown_tax_rate', { percent, country, rates })
  if (classes.length > 1)
    throw new CellProblem('several_tax_classes', { percent, country, classes: classes.join(', ') })
  return only
}

/** Maximum length of a code in a message. */
const maxCode = 20

/**
 * Parses a tax class: one of the shop's words, a common name, or a rate that one class has in the country. Names of the
 * standard rate, and in files of other systems "standard" too, are that rate.
 * @param isForeign true for the file of another system
 * @throws CellProblem if it is none of these, or a rate that several classes have
 */
export function readTaxClass(text: string, place: TaxPlace, isForeign = false): TaxClass {
  const clean = cleanIdentifier(text)
  const folded = foldText(clean)
  const rates = ratesOn(place.country, place.date)
  const ofRate = (rate: StatedRate) => classOfRate(clean.slice(0, maxCode), rate, place)
  const rate = statedRate(folded)
  if (rate !== undefined) return ofRate(rate)
  const meaning = meanings.get(splitText(folded).join(' '))
  if (meaning === 'exempt') throw new CellProblem('no_class_without_vat')
  if (meaning === 'zero') return ofRate({ percent: 0, hasSign: true })
  const reduced = rates.filter((each) => each > 0 && each < Math.max(...rates))
  const [percent] = reduced
  if (meaning === 'reduced' && reduced.length === 1 && percent !== undefined) return ofRate({ percent, hasSign: true })
  if (meaning === 'standard' && (isForeign || folded !== 'standard'))
    return ofRate({ percent: taxRate(place.country, 'standard', place.date), hasSign: true })
  if (meaning !== undefined && meaning !== 'reduced') return meaning
  const classes = productRequestLimits.tax_class.enum.join(', ')
  throw new CellProblem('unknown_tax_class', { classes, country: place.country, rates: printRates(rates) })
}
