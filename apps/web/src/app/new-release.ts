import type { TextStorage } from '@skafferi/domain/session'

/** The release this document is of: every build names its scripts anew. */
const release = import.meta.url

/**
 * Loads the document anew, to get the files of the release that is there now; once for each release that a document is of,
 * so that a file that is missing for good leads to no loop.
 * @param tried where the tab keeps for which release it has been done
 * @returns whether it does; not where it has been done, nor where the tab keeps nothing
 */
export function loadNewRelease(tried: TextStorage, reload = () => location.reload()): boolean {
  if (tried.read() === release) return false
  tried.write(release)
  if (tried.read() !== release) return false
  reload()
  return true
}
