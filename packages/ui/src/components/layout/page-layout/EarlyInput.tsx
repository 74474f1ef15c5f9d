import { useEffect } from 'react'
import { useIsHydrated } from '../../../internal/use-is-hydrated'
import { captureEarlyInput, replayEarlyInput } from './early-input'

/**
 * Keeps what is typed into a server-rendered page before React hydrates it, and reports it to the fields' `onChange`.
 * Render it once, beside the page's content. It shows nothing.
 */
export function EarlyInput(): null {
  const isHydrated = useIsHydrated()
  // In the first render, before a field can be reset.
  if (!isHydrated && typeof document !== 'undefined') captureEarlyInput()
  useEffect(replayEarlyInput, [])
  return null
}
