import { useEffect } from 'react'
import { enableControls } from './enable-controls'

/** Rendered beside a page's content: enables the page's controls once it is mounted. */
export function EnableControls() {
  useEffect(enableControls, [])
  return null
}
