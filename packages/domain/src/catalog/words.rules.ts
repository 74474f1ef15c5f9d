/** Letters that stand for themselves in Unicode, but not on every keyboard. */
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

/** Longer runs of letters are cut off: no word of any language is meant. */
const maxWordLength = 40

/** Units of measurement that are read together with their number. */
const unit = '(?:mg|hg|kg|g|ml|cl|dl|l|mm|cm|m|mah|gb|tb|w)'
const number = String.raw`\p{Number}+(?:[.,]\p{Number}+)?`
const before = String.raw`(?<![\p{Letter}\p{Number}])`
const behind = String.raw`(?![\p{Letter}\p{Number}])`

/** "33 cl" */
const measure = new RegExp(`${before}(${number})\\s*(${unit})${behind}`, 'gu')
/** The sign between "24" and "33" in "24x33". */
const times = new RegExp(`${before}(\\p{Number}+)\\s*[x×]\\s*(?=\\p{Number})`, 'gu')
/** A measure, or letters and digits. */
const word = new RegExp(`${before}${number}${unit}${behind}|[\\p{Letter}\\p{Number}]+`, 'gu')

/** Makes texts comparable: without accents and capitals, so that "saltan" finds "Sältan". `search.fold` of the database is equal. */
export function foldText(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  return letters.replace(/[æøœßđłþð]/g, (letter) => plainLetters[letter] ?? letter)
}

/** The folded runs of letters and digits of a text. */
export function splitText(text: string): string[] {
  return foldText(text).match(/[\p{Letter}\p{Number}]+/gu) ?? []
}

/**
 * The words of a text, each once. A number and its unit are one word, however they are written: "0,5 l" and "0.5l" are
 * "0.5l", and "24x33 cl" is "24" and "33cl".
 */
export function wordsOf(text: string): string[] {
  const joined = foldText(text)
    .replace(times, '$1 ')
    .replace(measure, (_, figure: string, own: string) => figure.replace(',', '.') + own)
  return [...new Set((joined.match(word) ?? []).map((each) => each.slice(0, maxWordLength)))]
}

/** The shortest part of a compound. */
const minPart = 3

/** What a word may be a compound of, in two parts: "salt" and "lakrits" for "saltlakrits". None where it has digits. */
export function partsOf(compound: string): [string, string][] {
  if (/\p{Number}/u.test(compound)) return []
  const places = Array.from({ length: Math.max(0, compound.length - 2 * minPart + 1) }, (_, place) => place + minPart)
  return places.map((place) => [compound.slice(0, place), compound.slice(place)])
}
