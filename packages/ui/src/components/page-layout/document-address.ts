/**
 * The address that the document was loaded for. The present one is another if Back or Forward was pressed within the
 * document before its script ran: nothing was listening then.
 */
export function documentAddress(): URL {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After a redirect browsers disagree whether the entry has the address that was asked for or the one that answered.
  return new URL(load && load.redirectCount === 0 ? load.name : location.href)
}
