/** A page number, or a gap of omitted pages. */
export type PageEntry = number | 'gap'

/**
 * The pages to offer: the first, the last, the current one and its neighbours. A gap replaces at least two pages,
 * because a single page is as wide as the gap.
 */
export function pageList(page: number, pageCount: number): PageEntry[] {
  const visible = new Set([1, page - 1, page, page + 1, pageCount])
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
  const entries: PageEntry[] = []
  for (const candidate of pages) {
    const isSingleGap = visible.has(candidate - 1) && visible.has(candidate + 1)
    if (visible.has(candidate) || isSingleGap) {
      entries.push(candidate)
    } else if (entries.at(-1) !== 'gap') {
      entries.push('gap')
    }
  }
  return entries
}
