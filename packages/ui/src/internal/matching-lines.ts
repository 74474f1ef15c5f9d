import type { ReviewLineView } from '@skafferi/domain/shop/checkout/views'

/** Normalizes for search: lower case, without diacritics ("tjarn" finds Tjärn). */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/**
 * Ids of the cart lines whose product name or SKU contains the text (Specification (shopping), cart page); `undefined`
 * for an empty text, which does not filter.
 */
export function matchingLines(
  lines: readonly Pick<ReviewLineView, 'id' | 'title' | 'sku'>[],
  text: string,
): ReadonlySet<string> | undefined {
  const query = plain(text)
  if (query === '') {
    return undefined
  }
  const matching = lines.filter(({ title, sku }) => plain(title).includes(query) || plain(sku ?? '').includes(query))
  return new Set(matching.map(({ id }) => id))
}
