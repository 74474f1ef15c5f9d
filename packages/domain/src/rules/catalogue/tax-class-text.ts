import { productRequestLimits } from '@skafferi/api/admin/limits'
import { classesAtRate, ratesOn, type CountryCode, type TaxClass } from '../tax/tax-rates'
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
 * `reduced` and `zero` name a rate.
 */
const names: Readonly<Record<TaxClass | 'reduced' | 'zero', readonly string[]>> = {
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
}

const meanings = new Map(
  Object.entries(names).flatMap(([meaning, lists]) =>
    lists.flatMap((list) => list.split('|')).map((name) => [name, meaning as keyof typeof names] as const),
  ),
)

/** Words for VAT and for per cent around a rate, after folding: "VAT 25%", "19 % MwSt.", "25 prosent". */
const aroundRate =
  /^(?:(?:vat|tax|moms|mva|alv|mwst|ust)\.?:?\s)?\s*(\d[\d.,]*)\s*(%|pct\.?|percent|per cent|procent|prosent|prosenttia|prozent)?(?:\s(?:vat|tax|moms|mva|alv|mwst|ust)\.?)?$/

/** Reads a rate in per cent: "25", "25,0 %", or a part of one, "0.06"; undefined if it is none. */
function readRate(text: string): number | undefined {
  const [, figures, sign] = aroundRate.exec(text) ?? []
  if (figures === undefined) return undefined
  const reading = readNumber(figures, { decimals: 4, decimalSign: figures.includes(',') ? ',' : '.' })
  if (reading.kind !== 'number') return undefined
  const percent = sign === undefined && reading.value < 1 ? reading.value * 100 : reading.value
  // Floating point: 0.07 * 100 is 7.000000000000001.
  return Number(percent.toFixed(2))
}

/** Prints classes as people write them, which is read too. */
const printClasses = (classes: readonly string[]) => classes.join(', ').replaceAll('_', ' ')
const printRates = (rates: readonly number[]) => rates.map((rate) => `${rate}%`).join(', ')

/** @throws CellProblem */
function classOfRate(percent: number, { country, date }: TaxPlace): TaxClass {
  const classes = classesAtRate(country, percent, date)
  const [only] = classes
  if (only === undefined)
    throw new CellProblem('unknown_tax_rate', { percent, rates: printRates(ratesOn(country, date)) })
  if (classes.length > 1) throw new CellProblem('several_tax_classes', { percent, classes: printClasses(classes) })
  return only
}

/**
 * Parses a tax class: one of the shop's words, a common name, or a rate that one class has in the country.
 * @throws CellProblem if it is none of these, or a rate that several classes have
 */
export function readTaxClass(text: string, place: TaxPlace): TaxClass {
  const folded = foldText(cleanIdentifier(text))
  const rates = ratesOn(place.country, place.date)
  const rate = readRate(folded)
  if (rate !== undefined) return classOfRate(rate, place)
  const meaning = meanings.get(splitText(folded).join(' '))
  if (meaning === 'zero') return classOfRate(0, place)
  const reduced = rates.filter((each) => each > 0 && each < Math.max(...rates))
  const [reducedRate] = reduced
  if (meaning === 'reduced' && reduced.length === 1 && reducedRate !== undefined) return classOfRate(reducedRate, place)
  if (meaning !== undefined && meaning !== 'reduced') return meaning
  const classes = printClasses(productRequestLimits.tax_class.enum)
  throw new CellProblem('unknown_tax_class', { classes, rates: printRates(rates) })
}
