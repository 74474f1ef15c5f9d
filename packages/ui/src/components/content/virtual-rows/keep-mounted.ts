import { createContext, use, useEffect } from 'react'

/** Reasons to keep rows of one long list rendered; a row may have several. */
export type MountReasons = Set<{ rowId: string }>

export const KeepMountedContext = createContext<MountReasons | null>(null)

/**
 * Keeps a row of a long list rendered while it has state that would be lost: unsent input, a selection. Does nothing in
 * a short list, which renders every row.
 */
export function useKeepMounted(rowId: string, hasState: boolean): void {
  const mountReasons = use(KeepMountedContext)
  useEffect(() => {
    if (mountReasons && hasState) {
      const reason = { rowId }
      mountReasons.add(reason)
      return () => void mountReasons.delete(reason)
    }
  }, [mountReasons, rowId, hasState])
}
