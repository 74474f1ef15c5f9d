import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useOperator } from '@skafferi/domain/office'
import { beginPage } from '@skafferi/ui/components/page-layout'

/** Begins each page at its top, with the focus on its heading. Signing in and out keep the address but show another page, too. */
export function usePageFocus() {
  const { pathname } = useLocation()
  const { status } = useOperator()
  const shown = useRef({ pathname, status })
  // The session may become known while a page is still beginning, which goes on then.
  const stop = useRef(() => {})
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, status }
    if (before.pathname === pathname && (before.status === status || before.status === 'loading')) return
    stop.current()
    stop.current = beginPage({ isOther: true, top: 0, hash: '' })
  }, [pathname, status])
}
