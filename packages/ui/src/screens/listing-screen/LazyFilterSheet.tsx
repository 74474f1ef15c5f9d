import { useState } from 'react'
import { LazyBoundary } from '../../components/lazy-boundary'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import type { FilterSheetProps } from './FilterSheet'

const load = () => import('./FilterSheet').then(({ FilterSheet }) => ({ default: FilterSheet }))

const Sheet = lazyWithRetry(load)

/** Starts loading the sheet. If that fails, opening it reports it. */
export const fetchFilterSheet = () => void load().catch(() => undefined)

/** {@link FilterSheet}, fetched with what leads to it: a desk has the filters beside the shelves and never opens it. */
export function LazyFilterSheet(props: FilterSheetProps) {
  const [isAsked, setIsAsked] = useState(false)
  if (props.open && !isAsked) setIsAsked(true)
  if (!isAsked) return null
  // A failed load is retried next time.
  function close() {
    setIsAsked(false)
    props.onClose()
  }
  return (
    <LazyBoundary onClose={close}>
      <Sheet {...props} />
    </LazyBoundary>
  )
}
