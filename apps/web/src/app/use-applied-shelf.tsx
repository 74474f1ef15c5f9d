import { useCallback, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApplicationShelf } from '@skafferi/domain/shop/registration'
import { LazyBoundary, lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'
import { shelfParameter } from '../paths'

const AppliedShelf = lazyWithRetry(() => import('./AppliedShelf'))

/** Returns the notice of the shared shelf that the application is sent with; null without one. */
export function useAppliedShelf(): ReactNode {
  const [parameters, setParameters] = useSearchParams()
  const clearAddress = useCallback(() => setParameters({}, { replace: true }), [setParameters])
  const { code, removed, remove, restore } = useApplicationShelf(parameters.get(shelfParameter), clearAddress)
  if (code === null) return null
  return (
    <LazyBoundary fallback={null}>
      <AppliedShelf code={code} removed={removed} onRemove={remove} onRestore={restore} />
    </LazyBoundary>
  )
}
