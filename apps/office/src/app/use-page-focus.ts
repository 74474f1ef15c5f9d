import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useOperator } from '@skafferi/domain/office'
import { beginPage } from '@skafferi/ui/components/layout/page-layout'

/**
 * Scrolls to the top and focuses the heading on navigation, and also on sign-in and sign-out, which change the page at
 * the same URL.
 */
export function usePageFocus() {
  const { pathname } = useLocation()
  const { status } = useOperator()
  const last = useRef({ pathname, status })
  // The session may load while a page is still being focused, which must continue.
  const stop = useRef(() => {})
  useEffect(() => {
    const before = last.current
    last.current = { pathname, status }
    if (before.pathname === pathname && (before.status === status || before.status === 'loading')) return
    stop.current()
    stop.current = beginPage({ isNewPage: true, scrollTop: 0, hash: '' })
  }, [pathname, status])
}
