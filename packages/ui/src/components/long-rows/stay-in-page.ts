import { createContext, use, useEffect } from 'react'

/** Why rows of one long list may not leave the page; a row may have several reasons. */
export type Stays = Set<{ rowId: string }>

export const StaysContext = createContext<Stays | null>(null)

/**
 * Keeps a row of a long list in the page while it holds what would be lost with it: an entry that is not sent yet, a
 * choice. Does nothing in a short list, where every row stays.
 */
export function useStayInPage(rowId: string, isHolding: boolean): void {
  const stays = use(StaysContext)
  useEffect(() => {
    if (stays && isHolding) {
      const reason = { rowId }
      stays.add(reason)
      return () => void stays.delete(reason)
    }
  }, [stays, rowId, isHolding])
}
