/** Letters without a Unicode decomposition, which many keyboards do not have. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  ð: 'd',
  þ: 'th',
}

/** Maximum length of a word; longer ones are truncated. */
const maxWordLength = 40

/** Units of measurement that are joined with their number. */
const unit = '(?:mg|hg|kg|g|ml|cl|dl|l|mm|cm|m|mah|gb|tb|w)'
const number = String.raw`\p{Number}+(?:[.,]\p{Number}+)?`
const before = String.raw`(?<![\p{Letter}\p{Number}])`
const after = String.raw`(?![\p{Letter}\p{Number}])`

/** A number and a unit, e.g. "33 cl". */
const measure = new RegExp(`${before}(${number})\\s*(${unit})${after}`, 'gu')
/** A number and the multiplication sign before another number, e.g. "24x" in "24x33". */
const times = new RegExp(`${before}(\\p{Number}+)\\s*[x×]\\s*(?=\\p{Number})`, 'gu')
/** A number with its unit, or letters and digits. */
const word = new RegExp(`${before}${number}${unit}${after}|[\\p{Letter}\\p{Number}]+`, 'gu')

/**
 * Removes accents and converts to lower case, so that "saltan" finds "Sältan". The database function `search.fold` is
 * equivalent.
 */
export function foldText(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  return letters.replace(/[æøœßđłþð]/g, (letter) => plainLetters[letter] ?? letter)
}

/** Splits a text into folded runs of letters and digits. */
export function splitText(text: string): string[] {
  return foldText(text).match(/[\p{Letter}\p{Number}]+/gu) ?? []
}

/**
 * Returns the distinct words of a text. A number and its unit are one word: "0,5 l" and "0.5l" are "0.5l", and "24x33
 * cl" is "24" and "33cl".
 */
export function wordsOf(text: string): string[] {
  const joined = foldText(text)
    .replace(times, '$1 ')
    .replace(measure, (_, figure: string, unitText: string) => figure.replace(',', '.') + unitText)
  return [...new Set((joined.match(word) ?? []).map((each) => each.slice(0, maxWordLength)))]
}

/** Minimum length of a compound's part. */
const minPart = 3

/** Returns the possible two parts of a compound, e.g. "salt" and "lakrits" of "saltlakrits". Empty if it has digits. */
export function partsOf(compound: string): [string, string][] {
  if (/\p{Number}/u.test(compound)) return []
  const places = Array.from({ length: Math.max(0, compound.length - 2 * minPart + 1) }, (_, place) => place + minPart)
  return places.map((place) => [compound.slice(0, place), compound.slice(place)])
}
