import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { beginPage } from '@skafferi/ui/components/layout/page-layout'
import { isFirstPage } from './first-page'

/** Scroll positions by history entry. The browser would restore them before the page is loaded. */
function useScrollPositions(key: string) {
  const [positions] = useState(() => new Map<string, number>())
  // A layout effect: a shorter next page scrolls at once, which must not be recorded for this one.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    if (!positions.has(key)) remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, positions])
  useEffect(() => {
    const restoreByBrowser = () => void (history.scrollRestoration = 'auto')
    history.scrollRestoration = 'manual'
    // On reload the browser restores the position.
    window.addEventListener('pagehide', restoreByBrowser)
    return () => {
      restoreByBrowser()
      window.removeEventListener('pagehide', restoreByBrowser)
    }
  }, [])
  return positions
}

/**
 * Starts each page like a new document: focuses its heading, and scrolls to the top, to the fragment, or after Back and
 * Forward to the previous position. A change of only the query keeps the focus.
 * @param firstPath the page that the user had before the first one rendered here; the same one by default
 */
export function usePageStart(firstPath?: string) {
  const { pathname, hash, key, state } = useLocation()
  const type = useNavigationType()
  const positions = useScrollPositions(key)
  const previous = useRef({ pathname: firstPath ?? pathname, hash: '', key })
  // Not stopped when only the history entry changes, e.g. for a dialog.
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  useEffect(() => {
    const before = previous.current
    previous.current = { pathname, hash, key }
    // A visitor who opens a customer's page gets the landing page as the first page, with no focus to move.
    const isOther = before.pathname !== pathname && !(type === 'REPLACE' && isFirstPage(state))
    const isBack = type === 'POP' && before.key !== key
    const fragment = isBack || (!isOther && before.hash === hash) ? '' : hash
    if (!isOther && !isBack && fragment === '') return
    stop.current()
    stop.current = beginPage({
      isNewPage: isOther,
      hash: fragment,
      scrollTop: isBack ? (positions.get(key) ?? 0) : isOther ? 0 : undefined,
    })
  }, [pathname, hash, key, type, positions, state])
}
