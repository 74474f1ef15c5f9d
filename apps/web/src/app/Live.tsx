import { useEffect } from 'react'
import { makeLive } from './live-page'

/** Stands beside the content of a page: once it is there, the page handles what the reader does. */
export function Live() {
  useEffect(makeLive, [])
  return null
}
