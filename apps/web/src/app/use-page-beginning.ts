import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { beginPage } from '@skafferi/ui/components/page-layout'
import { isFirstPage } from './first-page'

/** How far down each history entry was. Browsers restore that before the page is there, which is too early. */
function useScrolled(key: string) {
  const [scrolled] = useState(() => new Map<string, number>())
  // With the page itself: a shorter one that takes its place is scrolled at once, and that is not where this one was left.
  useLayoutEffect(() => {
    const remember = () => scrolled.set(key, window.scrollY)
    if (!scrolled.has(key)) remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, scrolled])
  useEffect(() => {
    const restoreByBrowser = () => void (history.scrollRestoration = 'auto')
    history.scrollRestoration = 'manual'
    // Reloaded, the document is the browser's again.
    window.addEventListener('pagehide', restoreByBrowser)
    return () => {
      restoreByBrowser()
      window.removeEventListener('pagehide', restoreByBrowser)
    }
  }, [])
  return scrolled
}

/**
 * Begins each page as a new document would: with the focus on its heading, at its top or at the part that the address
 * names; after Back and Forward where it was left. Where only the query changes, the focus stays.
 * @param firstPath the page that the reader had before the first one drawn here; the same one by default
 */
export function usePageBeginning(firstPath?: string) {
  const { pathname, hash, key, state } = useLocation()
  const type = useNavigationType()
  const scrolled = useScrolled(key)
  const shown = useRef({ pathname: firstPath ?? pathname, hash: '', key })
  // Whatever changes in the address meanwhile, such as a dialog's entry, a page that has begun goes on beginning.
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, hash, key }
    // A visitor who opens a customer's page gets the landing page as their first: nothing has led there that focus could leave.
    const isOther = before.pathname !== pathname && !(type === 'REPLACE' && isFirstPage(state))
    const isBack = type === 'POP' && before.key !== key
    const named = isBack || (!isOther && before.hash === hash) ? '' : hash
    if (!isOther && !isBack && named === '') return
    stop.current()
    stop.current = beginPage({ isOther, hash: named, top: isBack ? (scrolled.get(key) ?? 0) : isOther ? 0 : undefined })
  }, [pathname, hash, key, type, scrolled, state])
}
