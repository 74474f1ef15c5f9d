/** State of the history entry that takes the place of the one a tab was opened with: nothing of that one was shown. */
export const inPlaceOfFirst = { inPlaceOfFirst: true }

/** Whether a page is the first that its tab shows, although it was opened with another address. */
export const isFirstPage = (state: unknown): boolean =>
  Boolean((state as Partial<typeof inPlaceOfFirst> | null)?.inPlaceOfFirst)
