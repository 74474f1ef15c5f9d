/** History state of an entry that replaces the entry its tab was opened with, whose page was never shown. */
export const inPlaceOfFirst = { inPlaceOfFirst: true }

/** True if a page is the first one shown in its tab, although the tab was opened with another URL. */
export const isFirstPage = (state: unknown): boolean =>
  Boolean((state as Partial<typeof inPlaceOfFirst> | null)?.inPlaceOfFirst)
