import { useEffect, useEffectEvent } from 'react'

/**
 * Corrects a page number beyond the end in the URL.
 * @param asked the page in the URL
 * @param shown the page that is shown; undefined while none is
 */
export function useClampedPage(asked: number, shown: number | undefined, mend: (page: number) => void): void {
  const mendNow = useEffectEvent(mend)
  useEffect(() => {
    if (shown !== undefined && shown !== asked) mendNow(shown)
  }, [asked, shown])
}
