/**
 * The URL that the document was loaded for. The current URL differs if Back or Forward was pressed before the scripts
 * ran, when nothing listened yet.
 */
export function documentUrl(): URL {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After a redirect browsers disagree whether the entry has the requested or the final URL.
  return new URL(load && load.redirectCount === 0 ? load.name : location.href)
}
