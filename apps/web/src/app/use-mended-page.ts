import { useEffect, useEffectEvent } from 'react'

/**
 * Mends an address that asks for a page beyond the end: the last one is shown, and the address says so.
 * @param asked the page of the address
 * @param shown the page that is shown; undefined while none is
 */
export function useMendedPage(asked: number, shown: number | undefined, mend: (page: number) => void): void {
  const mendNow = useEffectEvent(mend)
  useEffect(() => {
    if (shown !== undefined && shown !== asked) mendNow(shown)
  }, [asked, shown])
}
