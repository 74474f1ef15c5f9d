/** Makes texts comparable: without accents and capitals, so that "saltan" finds "Sältan". */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{Mark}/gu, '').toLowerCase()
}

/** What a search looks through for a product. */
export interface SearchableProduct {
  title: string
  brand: string
  category: string
  description: string
  variants: readonly { sku: string | null; gtin: string | null }[]
}

/** The text stored with a product for searching. Parts stand on lines of their own, so that no word spans two. */
export function searchTextOf({ title, brand, category, description, variants }: SearchableProduct): string {
  const codes = variants.flatMap(({ sku, gtin }) => [sku ?? [], gtin ?? []].flat())
  return foldText([title, brand, category, ...codes, description].join('\n'))
}

/** The words of a search, each of which a product must contain. */
export function searchWords(query: string): string[] {
  return [...new Set(foldText(query).split(/\s+/).filter(Boolean))]
}
