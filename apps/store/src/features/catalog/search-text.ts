import { searchedFields, type SearchableProduct } from '@skafferi/domain/catalog/search.rules'

/** The mark of whole codes: words never contain it, so a code is not taken for one. */
export const codeMark = '#'

/**
 * The text stored with a product for searching: its words, each with the weight of the first field that has it. A is
 * for the title and whole codes, B for the brand, C for category and tags, D for parts of SKUs and the description.
 * This is how PostgreSQL writes a `tsvector`; quotes need no care, since words consist of letters, digits and decimal points.
 */
export function searchTextOf(product: SearchableProduct): string {
  const { codes, title, brand, shelf, rest } = searchedFields(product)
  const fields = { A: [...codes.map((code) => codeMark + code), ...title], B: brand, C: shelf, D: rest }
  const weights = new Map<string, string>()
  for (const [weight, words] of Object.entries(fields)) {
    for (const word of words) if (!weights.has(word)) weights.set(word, weight)
  }
  return [...weights].map(([word, weight]) => `'${word}':1${weight}`).join(' ')
}
