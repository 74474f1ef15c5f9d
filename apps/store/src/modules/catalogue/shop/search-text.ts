import { searchedFields, type SearchableProduct } from '@skafferi/domain/rules/catalogue/search'

/** Marks whole codes; words never contain it, so a word does not match a code. */
export const codeMark = '#'

/**
 * Returns the search text of a product: its words, each with the weight of the first field that contains it. A: title
 * and whole codes; B: brand; C: category and tags; D: parts of SKUs and the description. The format is that of
 * PostgreSQL's `tsvector`; words contain only letters, digits and decimal points, so no escaping is needed.
 */
export function searchTextOf(product: SearchableProduct): string {
  const { codes, title, brand, attributes, rest } = searchedFields(product)
  const fields = { A: [...codes.map((code) => codeMark + code), ...title], B: brand, C: attributes, D: rest }
  const weights = new Map<string, string>()
  for (const [weight, words] of Object.entries(fields)) {
    for (const word of words) if (!weights.has(word)) weights.set(word, weight)
  }
  return [...weights].map(([word, weight]) => `'${word}':1${weight}`).join(' ')
}
