import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useOperator } from '@skafferi/domain/office'
import { beginPage } from '@skafferi/ui/components/page-layout'

/**
 * Begins each page at its top, with the focus on its heading. Signing in and out keep the address but show another page, too.
 * @param firstPath the path that the document was loaded for: Back may have led on before the app began
 */
export function usePageFocus(firstPath: string) {
  const { pathname } = useLocation()
  const { status } = useOperator()
  const shown = useRef({ pathname: firstPath, status })
  // A page that is still loading is drawn again without having been left.
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, status }
    if (before.pathname === pathname && (before.status === status || before.status === 'loading')) return
    stop.current()
    stop.current = beginPage({ isOther: true, top: 0, hash: '' })
  }, [pathname, status])
}
