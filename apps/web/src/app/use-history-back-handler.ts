import { useContext, useEffect, useLayoutEffect, useState } from 'react'
import { UNSAFE_NavigationContext, useLocation, useNavigationType } from 'react-router-dom'
import type { BackHandler } from '@skafferi/ui/components/layout/page-layout'
import { createBackHandler, type RouterHistory } from './back-handler'

/** Lets the browser's Back close overlays, using the router's history. */
export function useHistoryBackHandler(): BackHandler {
  // The only access to a location that is not one render behind.
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [handler] = useState(() => createBackHandler(navigator as RouterHistory))
  const location = useLocation()
  const type = useNavigationType()
  // A layout effect runs before the router's own, so that Back closes overlays before the router renders.
  useLayoutEffect(() => {
    window.addEventListener('popstate', handler.handlePop)
    return () => window.removeEventListener('popstate', handler.handlePop)
  }, [handler])
  useEffect(() => handler.handleRender(location, type), [handler, location, type])
  return handler.add
}
