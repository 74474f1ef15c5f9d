import { partsOf, splitText, wordsOf } from './words.rules'

/** A search looks for this many words at most; further ones could only narrow it. */
const maxWords = 12

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
  /** Names of what one chooses, such as "Strength". */
  options?: readonly string[]
  variants: readonly SearchableVariant[]
}

interface SearchableVariant {
  sku?: string | null
  gtin?: string | null
  /** The values that it has of the options. */
  title?: string
  /** "33 cl" */
  netContent?: string | null
  /** Milligrams of nicotine in one pouch. */
  strengthMg?: number | null
}

/** The same as words, by how much they weigh. */
export interface SearchedFields {
  codes: string[]
  title: string[]
  brand: string[]
  /** Category, tags, options and what the variants are: values, net content, strength. */
  shelf: string[]
  /** The description and parts of SKUs. */
  rest: string[]
}

/** Between texts: a number at the end of one and a unit at the beginning of the next do not belong together. */
const separator = ' | '

/** The words and codes that a product is found by. */
export function searchedFields(product: SearchableProduct): SearchedFields {
  const { title, brand, category, tags, description, options = [], variants } = product
  const kinds = variants.flatMap((variant) => [
    variant.title ?? '',
    variant.netContent ?? '',
    variant.strengthMg ? `${variant.strengthMg} mg` : '',
  ])
  const skus = variants.flatMap(({ sku }) => sku ?? [])
  return {
    codes: [...skus, ...variants.flatMap(({ gtin }) => gtin ?? [])].map(codeOf),
    title: wordsOf(title),
    brand: wordsOf(brand),
    shelf: wordsOf([category, ...tags, ...options, ...kinds].join(separator)),
    rest: wordsOf([...skus, description].join(separator)),
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

/** A searched word together with the one before it and the one after it. */
function compoundsAt(words: readonly string[], place: number): string[] {
  const [before, word = '', after] = [words[place - 1], words[place], words[place + 1]]
  return [...(before === undefined ? [] : [before + word]), ...(after === undefined ? [] : [word + after])]
}

/** What else a searched word may be, by that word: terms, of which all words have to be found. */
export type RelatedTerms = ReadonlyMap<string, readonly (readonly string[])[]>

const noRelatedTerms: RelatedTerms = new Map()

/**
 * What else the words of a search may be: of each group with a term that is searched for, every term. A term of several
 * words is searched for where all of them are, in any order; then it stands for each of them. Words side by side count as one
 * too, and parts of a word, see `partsOf`.
 * @param groups terms that mean the same, see `foldTerm`
 */
export function relatedTerms({ words }: SearchedText, groups: readonly (readonly string[])[]): RelatedTerms {
  const looked = [...words, ...words.flatMap((word, place) => [...compoundsAt(words, place), ...partsOf(word).flat()])]
  const kin = new Map<string, string[][]>()
  for (const group of groups) {
    const terms = group.map((term) => term.split(' '))
    const searched = terms.filter((term) => term.every((word) => looked.includes(word)))
    for (const word of new Set(searched.flat())) kin.set(word, [...(kin.get(word) ?? []), ...terms])
  }
  return kin
}

type Match = (own: string, typed: string) => boolean

/**
 * How well a product answers a search, the best 0: its code; whole words in its title; beginnings in its title, then
 * also in its brand, then also in category, tags and variants, then also in its description; the rest is found inside
 * other words or as the two parts of a compound, or begins its code. Two words that stand side by side are also looked for as one.
 * Synonyms count as the word itself, where they are there as whole words. Typing errors are not considered.
 * @param kin none unless told
 * @returns undefined where it does not answer it; without a single word to look for, nothing does
 */
export function relevanceOf(
  { codes, title, brand, shelf, rest }: SearchedFields,
  { words, code }: SearchedText,
  kin: RelatedTerms = noRelatedTerms,
): number | undefined {
  const isCode = (matches: (own: string) => boolean) => code !== null && codes.some(matches)
  const hasTerm = (own: readonly string[], term: readonly string[]) => term.every((word) => own.includes(word))
  const hasKin = (own: readonly string[], typed: string) => kin.get(typed)?.some((term) => hasTerm(own, term)) ?? false
  const every = (fields: readonly string[][], matches: Match, hasOtherwise = (_: string) => false) => {
    const own = fields.flat()
    const isThere = (typed: string, place: number) =>
      [typed, ...compoundsAt(words, place)].some(
        (each) => own.some((word) => matches(word, each)) || hasKin(own, each),
      ) || hasOtherwise(typed)
    return words.length > 0 && words.every(isThere)
  }
  const labels = [title, brand, shelf].flat()
  const hasParts = (typed: string) =>
    partsOf(typed).some((parts) => parts.every((part) => labels.includes(part) || hasKin(labels, part)))
  const begins: Match = (own, typed) => own.startsWith(typed)
  const ranks = [
    isCode((own) => own === code),
    every([title], (own, typed) => own === typed),
    every([title], begins),
    every([title, brand], begins),
    every([title, brand, shelf], begins),
    every([title, brand, shelf, rest], begins),
    every([title, brand, shelf, rest], isWithin, hasParts) || isCode((own) => own.startsWith(code ?? '')),
  ]
  const rank = ranks.indexOf(true)
  return rank < 0 ? undefined : rank
}
