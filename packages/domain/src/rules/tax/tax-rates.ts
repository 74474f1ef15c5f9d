/** Where the shop delivers (Specification (shopping) §5). */
export type CountryCode = 'se' | 'no' | 'dk' | 'fi' | 'us' | 'gb' | 'de'

/** The tax class of a product. A class without a rate of its own in a country has the standard rate. */
export type TaxClass = 'food' | 'confectionery' | 'soft_drink' | 'nicotine' | 'standard'

/** A VAT rate and its period. */
export interface TaxRateRow {
  country: CountryCode
  classes: readonly TaxClass[]
  percent: number
  /** First day, such as "2026-04-01"; null if it applied before the shop existed. */
  from: string | null
  /** Last day; null if no end is known. */
  to: string | null
  /** The legal source. */
  source: string
}

const edible = ['food', 'confectionery', 'soft_drink'] as const
const otherClasses = ['standard', 'nicotine'] as const
const always = { from: null, to: null }

/** All VAT rates known to the shop. Change a row together with its source. */
export const taxRateRows: readonly TaxRateRow[] = [
  {
    country: 'se',
    classes: edible,
    percent: 12,
    from: null,
    to: '2026-03-31',
    source: 'mervärdesskattelagen (2023:200) ch. 9',
  },
  { country: 'se', classes: edible, percent: 6, from: '2026-04-01', to: '2027-12-31', source: 'prop. 2025/26:55' },
  { country: 'se', classes: edible, percent: 12, from: '2028-01-01', to: null, source: 'prop. 2025/26:55' },
  { country: 'se', classes: otherClasses, percent: 25, ...always, source: 'mervärdesskattelagen (2023:200) ch. 9' },
  { country: 'fi', classes: edible, percent: 14, from: null, to: '2025-12-31', source: 'arvonlisäverolaki 85 §' },
  {
    country: 'fi',
    classes: edible,
    percent: 13.5,
    from: '2026-01-01',
    to: null,
    source: 'arvonlisäverolaki 85 §, in force 2026-01-01',
  },
  {
    country: 'fi',
    classes: otherClasses,
    percent: 25.5,
    from: '2024-09-01',
    to: null,
    source: 'arvonlisäverolaki 84 §',
  },
  // Decided each year.
  { country: 'no', classes: edible, percent: 15, ...always, source: 'Stortingets vedtak om merverdiavgift' },
  { country: 'no', classes: otherClasses, percent: 25, ...always, source: 'Stortingets vedtak om merverdiavgift' },
  { country: 'dk', classes: ['standard'], percent: 25, ...always, source: 'momsloven § 33' },
  { country: 'de', classes: ['food', 'confectionery'], percent: 7, ...always, source: 'UStG § 12, Anlage 2' },
  { country: 'de', classes: ['soft_drink', ...otherClasses], percent: 19, ...always, source: 'UStG § 12' },
  { country: 'gb', classes: ['food'], percent: 0, ...always, source: 'VAT Act 1994 sched. 8 group 1' },
  {
    country: 'gb',
    classes: ['confectionery', 'soft_drink', ...otherClasses],
    percent: 20,
    ...always,
    source: 'HMRC notice 701/14',
  },
  // Exports only.
  { country: 'us', classes: ['standard'], percent: 0, ...always, source: 'no value added tax' },
]

/** All tax classes, in display order. */
export const taxClasses = [
  'food',
  'confectionery',
  'soft_drink',
  'nicotine',
  'standard',
] as const satisfies readonly TaxClass[]

/** True if a rate applies on a date. ISO dates sort as text. */
const isInForce = ({ from, to }: TaxRateRow, date: string) =>
  (from === null || from <= date) && (to === null || date <= to)

/** Returns the rates of a class, past and future ones too. */
function rowsOf(country: CountryCode, taxClass: TaxClass): TaxRateRow[] {
  const ofCountry = taxRateRows.filter((row) => row.country === country)
  const exactRows = ofCountry.filter(({ classes }) => classes.includes(taxClass))
  return exactRows.length > 0 ? exactRows : ofCountry.filter(({ classes }) => classes.includes('standard'))
}

/**
 * Returns the rates of a country that apply on a day or later, each with all classes that it applies to.
 * @param date a calendar date, "2026-11-20"
 */
export function ratesFrom(country: CountryCode, date: string): TaxRateRow[] {
  const rows = taxRateRows.filter((row) => row.country === country && (row.to === null || date <= row.to))
  return rows.map((row) => ({
    ...row,
    classes: taxClasses.filter((taxClass) => rowsOf(country, taxClass).includes(row)),
  }))
}

/**
 * Returns the rate of a class on a day, with its period.
 * @param date a calendar date, "2026-11-20"
 * @throws RangeError if the table has none
 */
export function taxRateRow(country: CountryCode, taxClass: TaxClass, date: string): TaxRateRow {
  const row = rowsOf(country, taxClass).find((each) => isInForce(each, date))
  if (!row) throw new RangeError(`There is no rate of VAT for ${taxClass} in ${country} on ${date}.`)
  return row
}

/** Returns the rate in percent for a class on a day, as `taxRateRow` does. */
export const taxRate = (country: CountryCode, taxClass: TaxClass, date: string): number =>
  taxRateRow(country, taxClass, date).percent

const rowsOn = (country: CountryCode, date: string) =>
  taxRateRows.filter((row) => row.country === country && isInForce(row, date))

/** Returns the rates of a country on a day in percent, the lowest first. */
export function ratesOn(country: CountryCode, date: string): number[] {
  return [...new Set(rowsOn(country, date).map(({ percent }) => percent))].toSorted((a, b) => a - b)
}

/** Returns the classes that have this rate in a country on a day. */
export function classesAtRate(country: CountryCode, percent: number, date: string): TaxClass[] {
  return taxClasses.filter((taxClass) =>
    rowsOf(country, taxClass).some((row) => isInForce(row, date) && row.percent === percent),
  )
}

/** True if a country has the rate, or had it. */
export const isTaxRate = (percent: number) => taxRateRows.some((row) => row.percent === percent)

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** True if another row applies from the day after a row's last one, for all of its classes. */
function hasSuccessor({ country, classes }: TaxRateRow, to: string, rows: readonly TaxRateRow[]): boolean {
  const next = dayAfter(to)
  const later = rows.filter((row) => row.country === country && isInForce(row, next))
  return classes.every((taxClass) => later.some((row) => row.classes.includes(taxClass)))
}

/**
 * Returns the rates that end by a day without a successor.
 * @param date a calendar date, "2026-11-20"
 */
export function ratesEndingBy(date: string, rows: readonly TaxRateRow[] = taxRateRows): TaxRateRow[] {
  return rows.filter((row) => row.to !== null && row.to <= date && !hasSuccessor(row, row.to, rows))
}
