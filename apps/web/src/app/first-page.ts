/** History state of an entry that replaces the first entry of its tab, whose page was never shown. */
export const inPlaceOfFirst = { inPlaceOfFirst: true }

/** True if a page is the first one shown in its tab, although the tab was opened with another URL. */
export const isFirstPage = (state: unknown): boolean =>
  Boolean((state as Partial<typeof inPlaceOfFirst> | null)?.inPlaceOfFirst)
