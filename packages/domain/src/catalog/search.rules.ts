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

/** A search looks for this many words at most; further ones could only narrow it. */
const maxWords = 12

/** Makes texts comparable: without accents and capitals, so that "saltan" finds "Sältan". */
function foldText(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{Mark}/gu, '').toLowerCase()
  return letters.replace(/[æøœßđłþð]/g, (letter) => plainLetters[letter] ?? letter)
}

/** The folded words of a text: letters and digits make words, everything else stands between them. */
export function splitText(text: string): string[] {
  return foldText(text).match(/[\p{Letter}\p{Number}]+/gu) ?? []
}

/** The words of a text, each once. */
function wordsOf(text: string): string[] {
  return [...new Set(splitText(text).map((word) => word.slice(0, maxWordLength)))]
}

/** A code without what is written between its parts: "SAL-0120" and "sal 0120" are the same. */
function codeOf(text: string): string {
  return splitText(text).join('')
}

/** What a search looks through for a product. */
export interface SearchableProduct {
  title: string
  brand: string
  /** Its name. */
  category: string
  tags: readonly string[]
  description: string
  variants: readonly { sku?: string | null; gtin?: string | null }[]
}

/** The same as words, by how much they weigh. */
export interface SearchedFields {
  codes: string[]
  title: string[]
  brand: string[]
  /** Category and tags. */
  shelf: string[]
  /** The description and parts of SKUs. */
  rest: string[]
}

/** The words and codes that a product is found by. */
export function searchedFields({ title, brand, category, tags, description, variants }: SearchableProduct): SearchedFields {
  const skus = variants.flatMap(({ sku }) => sku ?? [])
  return {
    codes: [...skus, ...variants.flatMap(({ gtin }) => gtin ?? [])].map(codeOf),
    title: wordsOf(title),
    brand: wordsOf(brand),
    shelf: wordsOf([category, ...tags].join(' ')),
    rest: wordsOf([...skus, description].join(' ')),
  }
}

/** What somebody looks for. */
export interface SearchedText {
  /** Each of them has to be found. */
  words: string[]
  /** All of it as a code; null where it cannot be one. */
  code: string | null
}

/** Takes what somebody typed apart; undefined where it is blank, and without words where it has none. */
export function parseSearch(query: string | undefined): SearchedText | undefined {
  if (!query?.trim()) return undefined
  const code = codeOf(query)
  return { words: wordsOf(query).slice(0, maxWords), code: /\p{Number}/u.test(code) && code.length >= 4 ? code : null }
}

/** Words of four letters and more are also found inside others: "peppermint" for "mint". */
function isWithin(word: string, typed: string): boolean {
  return word.startsWith(typed) || (/^\P{Number}{4,}$/u.test(typed) && word.includes(typed))
}

/** A term of a group of synonyms as searches compare it: its words, folded; empty where it has none. */
export function foldTerm(term: string): string {
  return wordsOf(term).join(' ')
}

/** What else a searched word may be, by that word: terms, of which all words have to be found. */
export type Kin = ReadonlyMap<string, readonly (readonly string[])[]>

const noKin: Kin = new Map()

/**
 * What else the words of a search may be: of each group with a term that is searched for, every term. A term of several
 * words is searched for where all of them are, in any order; then it stands for each of them.
 * @param groups terms that mean the same, see `foldTerm`
 */
export function kinOf({ words }: SearchedText, groups: readonly (readonly string[])[]): Kin {
  const kin = new Map<string, string[][]>()
  for (const group of groups) {
    const terms = group.map((term) => term.split(' '))
    const searched = terms.filter((term) => term.every((word) => words.includes(word)))
    for (const word of new Set(searched.flat())) kin.set(word, [...(kin.get(word) ?? []), ...terms])
  }
  return kin
}

/**
 * How well a product answers a search, the best 0: its code; whole words in its title; beginnings in its title, then
 * also in its brand, then also in category and tags, then also in its description; the rest is found inside other
 * words, or begins its code. Synonyms count as the word itself, where they are there as whole words. Typing errors are
 * not considered.
 * @param kin none unless told
 * @returns undefined where it does not answer it; without a single word to look for, nothing does
 */
export function relevanceOf(
  { codes, title, brand, shelf, rest }: SearchedFields,
  { words, code }: SearchedText,
  kin: Kin = noKin,
): number | undefined {
  const isCode = (matches: (own: string) => boolean) => code !== null && codes.some(matches)
  const every = (fields: readonly string[][], matches: (own: string, typed: string) => boolean) => {
    const own = fields.flat()
    const isThere = (typed: string) =>
      own.some((word) => matches(word, typed)) ||
      kin.get(typed)?.some((term) => term.every((word) => own.includes(word)))
    return words.length > 0 && words.every(isThere)
  }
  const begins = (own: string, typed: string) => own.startsWith(typed)
  const ranks = [
    isCode((own) => own === code),
    every([title], (own, typed) => own === typed),
    every([title], begins),
    every([title, brand], begins),
    every([title, brand, shelf], begins),
    every([title, brand, shelf, rest], begins),
    every([title, brand, shelf, rest], isWithin) || isCode((own) => own.startsWith(code ?? '')),
  ]
  const rank = ranks.indexOf(true)
  return rank < 0 ? undefined : rank
}
