import { readNumber, type NumberField, type NumberReading } from './number-text'
import { cleanIdentifier } from './typed-text'

/** Grams by unit, with the words for each in the languages of headings. */
const units = [
  { grams: 1, words: 'g|gr|grm|gram|grams|gramm|grammaa' },
  { grams: 100, words: 'hg|hekto' },
  { grams: 1_000, words: 'kg|kgs|kgm|kilo|kilos|kilogram|kilograms|kilogramm|kilogrammaa' },
  { grams: 453.592_37, words: 'lb|lbs|pound|pounds' },
  { grams: 28.349_523_125, words: 'oz|ounce|ounces' },
]

const gramsByWord = new Map(units.flatMap(({ grams, words }) => words.split('|').map((word) => [word, grams] as const)))

/** Returns the grams of a unit of weight, e.g. "kg"; undefined for other words. */
export function gramsOfUnit(word: string): number | undefined {
  return gramsByWord.get(word.toLowerCase())
}

/** Returns the unit of weight in a heading: "kg" in "Weight (kg)" or "vikt i kg"; undefined if it has none. */
export function unitInHeading(heading: string): string | undefined {
  const words = heading.toLowerCase().match(/\p{Letter}+/gu) ?? []
  return words.slice(1).find((word) => gramsOfUnit(word) !== undefined)
}

/** A number and a unit of weight. */
const withUnit = /^(.*?\d[.,]?) ?(\p{Letter}+)\.?$/u
/** Decimals of a weight; programs export more than any scale has. */
const decimals = 15

/**
 * Reads a weight of 0 or more in whole grams, e.g. "1,5 kg"; decimals of a gram are rounded.
 * @param unit grams of a unit if the text has none
 */
export function readWeight(text: string, unit = 1, field: Pick<NumberField, 'decimalSign'> = {}): NumberReading {
  const clean = cleanIdentifier(text)
  const [, figures = clean, word] = withUnit.exec(clean) ?? []
  const grams = word === undefined ? unit : gramsOfUnit(word)
  if (grams === undefined) return { kind: 'refused', fault: 'invalid' }
  const reading = readNumber(figures, { decimals, ...field })
  if (reading.kind !== 'number') return reading
  // The product's rounding error must not decide between two grams.
  const exact = Math.round(Number((reading.value * grams).toPrecision(decimals)))
  // A weight above 0 is never rounded to 0.
  return { kind: 'number', value: reading.value > 0 ? Math.max(exact, 1) : exact }
}
