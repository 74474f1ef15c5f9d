import type { TextStorage } from '@skafferi/domain/shop/session'

/** Identifies the document's release: every build has new script names. */
const release = import.meta.url

/**
 * Reloads the document to get the files of the current release, at most once for each release, so that a permanently
 * missing file causes no loop.
 * @param reloaded tab storage of the release that was reloaded
 * @returns true if it reloads; false if it has already, or if the tab has no storage
 */
export function loadNewRelease(reloaded: TextStorage, reload = () => location.reload()): boolean {
  if (reloaded.read() === release) return false
  reloaded.write(release)
  if (reloaded.read() !== release) return false
  reload()
  return true
}
