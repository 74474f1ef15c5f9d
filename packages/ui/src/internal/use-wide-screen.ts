import { useContext, useSyncExternalStore } from 'react'
import { WindowGuessContext } from '../components/page-layout'

/** From here on there is room for a table (design language, grid: 768 px); paper has it too. */
const WIDE = '(min-width: 48rem), print'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Whether the window has room for a table. For parts that are too large to stand in the page twice, once for each
 * width; everything else is laid out by CSS. Before there is a window, what it is taken for.
 */
export function useWideScreen(): boolean {
  const { isWide } = useContext(WindowGuessContext)
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => isWide,
  )
}
