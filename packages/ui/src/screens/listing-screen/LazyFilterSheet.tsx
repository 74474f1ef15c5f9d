import { useState } from 'react'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import type { FilterSheetProps } from './FilterSheet'

const load = () => import('./FilterSheet').then(({ FilterSheet }) => ({ default: FilterSheet }))

const Sheet = lazyWithRetry(load)

/** Starts loading the sheet. If that fails, opening it reports it. */
export const fetchFilterSheet = () => void load().catch(() => undefined)

/** {@link FilterSheet}, loaded on demand: a desktop window shows the filters beside the products and never opens it. */
export function LazyFilterSheet(props: FilterSheetProps) {
  const [isRequested, setIsRequested] = useState(false)
  if (props.open && !isRequested) setIsRequested(true)
  if (!isRequested) return null
  // A failed load is retried next time.
  function close() {
    setIsRequested(false)
    props.onClose()
  }
  return (
    <LazyBoundary onClose={close}>
      <Sheet {...props} />
    </LazyBoundary>
  )
}
