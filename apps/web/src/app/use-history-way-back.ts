import { useContext, useEffect, useRef, useState } from 'react'
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
  const shown = useRef(location)
  useEffect(() => {
    // What the first page begins with is not gone back from.
    wayBack.arrive(shown.current === location ? 'REPLACE' : type, location.key)
    shown.current = location
  }, [wayBack, location, type])
  return wayBack.add
}
