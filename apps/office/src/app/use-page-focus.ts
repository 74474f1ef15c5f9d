import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { beginPage } from '@skafferi/ui/components/page-layout'

/** Another page begins at its top, and whoever listens is told of it. */
export function usePageFocus() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    return beginPage({ isOther: true, top: 0, hash: '' })
  }, [pathname])
}
