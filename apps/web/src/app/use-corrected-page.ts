import { useEffect, useEffectEvent } from 'react'

/**
 * Corrects a page number beyond the end in the URL.
 * @param requestedPage the page in the URL
 * @param displayedPage the page that is shown; undefined while none is
 */
export function useCorrectedPage(
  requestedPage: number,
  displayedPage: number | undefined,
  onCorrect: (page: number) => void,
): void {
  const correct = useEffectEvent(onCorrect)
  useEffect(() => {
    if (displayedPage !== undefined && displayedPage !== requestedPage) correct(displayedPage)
  }, [requestedPage, displayedPage])
}
