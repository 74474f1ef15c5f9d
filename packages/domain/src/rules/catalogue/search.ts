import { gtinForms } from './gtin'
import { partsOf, splitText, wordsOf } from './words'

/** Maximum number of search words. Further words could only reduce the results. */
const maxWords = 12

/** Normalizes a code: "SAL-0120" and "sal 0120" are equal. */
function codeOf(text: string): string {
  return splitText(text).join('')
}

/** The product data that a search uses. */
export interface SearchableProduct {
  title: string
  brand: string
  /** Name of the category. */
  category: string
  tags: readonly string[]
  description: string
  /** Names of the product's options, e.g. "Strength". */
  options?: readonly string[]
  variants: readonly SearchableVariant[]
}

interface SearchableVariant {
  sku?: string | null
  gtin?: string | null
  /** The variant's option values. */
  title?: string
  /** E.g. "33 cl". */
  netContent?: string | null
  /** Milligrams of nicotine per pouch. */
  strengthMg?: number | null
}

/** A product's search words, by weight. */
export interface SearchedFields {
  codes: string[]
  title: string[]
  brand: string[]
  /** Category, tags, options, and the variants' option values, net content and strength. */
  attributes: string[]
  /** The description and parts of SKUs. */
  rest: string[]
}

/** Separates texts, so that a number at the end of one and a unit at the beginning of the next are not joined. */
const separator = ' | '

/** Extracts the search words and codes of a product. */
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
    attributes: wordsOf([category, ...tags, ...options, ...kinds].join(separator)),
    rest: wordsOf([...skus, description].join(separator)),
  }
}

/** A parsed search. */
export interface SearchedText {
  /** All must match. */
  words: string[]
  /** The full text as a code; null if it cannot be one. */
  code: string | null
}

/** Parses a search; undefined if it is blank. `words` is empty if it has only punctuation. */
export function parseSearch(query: string | undefined): SearchedText | undefined {
  if (!query?.trim()) return undefined
  const code = codeOf(query)
  return { words: wordsOf(query).slice(0, maxWords), code: /\p{Number}/u.test(code) && code.length >= 4 ? code : null }
}

/** True for at least four letters. */
const isLong = (word: string) => /^\P{Number}{4,}$/u.test(word)

/**
 * True if a word begins with the search word, or contains it if that has at least four letters ("mint" in
 * "peppermint").
 */
function isContained(word: string, typed: string): boolean {
  return word.startsWith(typed) || (isLong(typed) && word.includes(typed))
}

/** Normalizes a synonym: its words, folded; empty if it has none. */
export function foldTerm(term: string): string {
  return wordsOf(term).join(' ')
}

/** Returns the compounds of a search word with the previous and with the next one. */
function compoundsAt(words: readonly string[], place: number): string[] {
  const [before, word = '', after] = [words[place - 1], words[place], words[place + 1]]
  return [...(before === undefined ? [] : [before + word]), ...(after === undefined ? [] : [word + after])]
}

/** Alternative terms by search word. All words of a term must match. */
export type RelatedTerms = ReadonlyMap<string, readonly (readonly string[])[]>

const noRelatedTerms: RelatedTerms = new Map()

/**
 * Returns the alternative terms of search words: all terms of each synonym group that has a matching term. A term of
 * several words matches if the search has all of them, in any order. Compounds of adjacent search words and parts of a
 * search word (see `partsOf`) can match too, and a term of one word that begins with a search word of
 * at least four letters, which may be unfinished.
 * @param groups groups of synonymous terms, see `foldTerm`
 */
export function relatedTerms({ words }: SearchedText, groups: readonly (readonly string[])[]): RelatedTerms {
  const candidates = [
    ...words,
    ...words.flatMap((word, place) => [...compoundsAt(words, place), ...partsOf(word).flat()]),
  ]
  const related = new Map<string, string[][]>()
  for (const group of groups) {
    const terms = group.map((term) => term.split(' '))
    const searched = terms.filter((term) => term.every((word) => candidates.includes(word)))
    const unfinished = words.filter(
      (word) => isLong(word) && terms.some((term) => term.length === 1 && term[0]?.startsWith(word)),
    )
    for (const word of new Set([...searched.flat(), ...unfinished]))
      related.set(word, [...(related.get(word) ?? []), ...terms])
  }
  return related
}

type Match = (word: string, typed: string) => boolean

/**
 * Ranks a product for a search, from 0 (best) to 6: code, of a GTIN in any length; full words of the title; beginnings
 * of words in the title, then also in the brand, then also in category, tags and variants, then also in the
 * description; last, inside of words, as the two parts of a compound, or at the beginning of a code. Adjacent search
 * words are also matched as one word. Synonyms match as full words. Typing errors are not corrected.
 * @param related none by default
 * @returns undefined if the product does not match, or the search has no words
 */
export function relevanceOf(
  { codes, title, brand, attributes, rest }: SearchedFields,
  { words, code }: SearchedText,
  related: RelatedTerms = noRelatedTerms,
): number | undefined {
  const isCode = (matches: (own: string) => boolean) => code !== null && codes.some(matches)
  const hasTerm = (own: readonly string[], term: readonly string[]) => term.every((word) => own.includes(word))
  const hasRelated = (own: readonly string[], typed: string) =>
    related.get(typed)?.some((term) => hasTerm(own, term)) ?? false
  const every = (fields: readonly string[][], matches: Match, fallback = (_: string) => false) => {
    const own = fields.flat()
    const isFound = (typed: string, place: number) =>
      [typed, ...compoundsAt(words, place)].some(
        (each) => own.some((word) => matches(word, each)) || hasRelated(own, each),
      ) || fallback(typed)
    return words.length > 0 && words.every(isFound)
  }
  const labels = [title, brand, attributes].flat()
  const hasParts = (typed: string) =>
    partsOf(typed).some((parts) => parts.every((part) => labels.includes(part) || hasRelated(labels, part)))
  const begins: Match = (own, typed) => own.startsWith(typed)
  const sameCodes = code === null ? [] : [code, ...gtinForms(code)]
  const ranks = [
    isCode((own) => sameCodes.includes(own)),
    every([title], (own, typed) => own === typed),
    every([title], begins),
    every([title, brand], begins),
    every([title, brand, attributes], begins),
    every([title, brand, attributes, rest], begins),
    every([title, brand, attributes, rest], isContained, hasParts) || isCode((own) => own.startsWith(code ?? '')),
  ]
  const rank = ranks.indexOf(true)
  return rank < 0 ? undefined : rank
}
