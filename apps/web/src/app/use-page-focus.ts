import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusPage } from '@skafferi/ui/components/page-layout'

/**
 * After moving to another page: its top comes into view and its heading takes the focus, so that a screen reader
 * starts there and Tab goes on from there. Going back leaves the scroll position to the browser.
 */
export function usePageFocus() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type !== 'POP') window.scrollTo(0, 0)
    focusPage()
  }, [pathname, type])
}
