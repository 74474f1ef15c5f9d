import type { ReviewLineView } from '@skafferi/domain/checkout/views'

/** As people type it: without case, and without the marks over letters ("tjarn" finds Tjärn). */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/**
 * Ids of the lines of a cart whose product name or SKU contains the text (Specification (shopping), cart page);
 * `undefined` for an empty text, which filters nothing.
 */
export function matchingLines(
  lines: readonly Pick<ReviewLineView, 'id' | 'title' | 'sku'>[],
  text: string,
): ReadonlySet<string> | undefined {
  const wanted = plain(text)
  if (wanted === '') {
    return undefined
  }
  const matching = lines.filter(({ title, sku }) => plain(title).includes(wanted) || plain(sku ?? '').includes(wanted))
  return new Set(matching.map(({ id }) => id))
}
