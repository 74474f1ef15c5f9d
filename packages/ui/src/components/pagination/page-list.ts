/** A page to offer, or a gap of pages left out. */
export type PageEntry = number | 'gap'

/**
 * The pages worth offering: the first, the last, the present one and its neighbours. A gap stands for at least two
 * pages, since a single one takes no more room than the gap.
 */
export function pageList(page: number, pageCount: number): PageEntry[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount])
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
  const entries: PageEntry[] = []
  for (const candidate of pages) {
    const isBridge = wanted.has(candidate - 1) && wanted.has(candidate + 1)
    if (wanted.has(candidate) || isBridge) {
      entries.push(candidate)
    } else if (entries.at(-1) !== 'gap') {
      entries.push('gap')
    }
  }
  return entries
}
