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

/** A search looks for so many words at most; further ones could only narrow it. */
const maxWords = 12

/** Makes texts comparable: without accents and capitals, so that "saltan" finds "Sältan". */
function foldText(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{Mark}/gu, '').toLowerCase()
  return letters.replace(/[æøœßđłþð]/g, (letter) => plainLetters[letter] ?? letter)
}

/** The folded words of a text: letters and digits make words, everything else stands between them. */
function splitText(text: string): string[] {
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

/** The mark of whole codes: words never contain it, so a code is not taken for one. */
export const codeMark = '#'

/**
 * The text stored with a product for searching: its words, each with the weight of the first field that has it. A is
 * for the title and whole codes, B for the brand, C for category and tags, D for parts of SKUs and the description.
 * This is how PostgreSQL writes a `tsvector`; quotes need no care, since words consist of letters and digits.
 */
export function searchTextOf({ title, brand, category, tags, description, variants }: SearchableProduct): string {
  const skus = variants.flatMap(({ sku }) => sku ?? [])
  const codes = [...skus, ...variants.flatMap(({ gtin }) => gtin ?? [])].map((code) => codeMark + codeOf(code))
  const fields = {
    A: [...codes, ...wordsOf(title)],
    B: wordsOf(brand),
    C: wordsOf([category, ...tags].join(' ')),
    D: wordsOf([...skus, description].join(' ')),
  }
  const weights = new Map<string, string>()
  for (const [weight, words] of Object.entries(fields)) {
    for (const word of words) if (!weights.has(word)) weights.set(word, weight)
  }
  return [...weights].map(([word, weight]) => `'${word}':1${weight}`).join(' ')
}

/** What somebody looks for. */
export interface SearchedText {
  /** Each of them has to be found. */
  words: string[]
  /** All of it as a code; null where it cannot be one. */
  code: string | null
}

/** Takes what somebody typed apart; undefined where it is blank, and without words where it has none. */
export function readSearch(query: string | undefined): SearchedText | undefined {
  if (!query?.trim()) return undefined
  const code = codeOf(query)
  return { words: wordsOf(query).slice(0, maxWords), code: /\p{Number}/u.test(code) && code.length >= 4 ? code : null }
}
