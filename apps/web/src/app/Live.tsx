import { useEffect } from 'react'
import { makeLive } from './live-page'

/** Rendered beside a page's content: marks the page as hydrated once it is mounted. */
export function Live() {
  useEffect(makeLive, [])
  return null
}
