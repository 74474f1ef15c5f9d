import { useContext, useSyncExternalStore } from 'react'
import { WindowGuessContext } from '../components/layout/page-layout'

/** The minimum width for a table (design language, grid: 768 px). Print has room for a table, too. */
const WIDE = '(min-width: 48rem), print'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * True if the window has room for a table. For parts that are too large to render twice, once for each width;
 * everything else is laid out by CSS. Without a window, returns the guess of WindowGuessContext.
 */
export function useWideScreen(): boolean {
  const { isWide } = useContext(WindowGuessContext)
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => isWide,
  )
}
