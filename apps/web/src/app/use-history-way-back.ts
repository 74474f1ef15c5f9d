import { useContext, useEffect, useLayoutEffect, useState } from 'react'
import { UNSAFE_NavigationContext, useLocation, useNavigationType } from 'react-router-dom'
import type { WayBack } from '@skafferi/ui/components/page-layout'
import { createWayBack, type RouterHistory } from './way-back'

/** Lets the browser's Back undo what stands over the page, by the history of the router around. */
export function useHistoryWayBack(): WayBack {
  // The only way to a location that is not one drawing behind.
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [wayBack] = useState(() => createWayBack(navigator as RouterHistory))
  const location = useLocation()
  const type = useNavigationType()
  // A layout effect, as the router's own above it: so this hears of Back first, and what it closes is gone when the router draws.
  useLayoutEffect(() => {
    window.addEventListener('popstate', wayBack.pop)
    return () => window.removeEventListener('popstate', wayBack.pop)
  }, [wayBack])
  useEffect(() => wayBack.draw(location, type), [wayBack, location, type])
  return wayBack.add
}
