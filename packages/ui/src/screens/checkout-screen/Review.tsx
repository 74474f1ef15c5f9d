import { memo, useMemo } from 'react'
import type { CartConflictView } from '@skafferi/domain/shop/cart/views'
import type { CheckoutView } from '@skafferi/domain/shop/checkout/views'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { LazyOrderReview } from '../../commerce/checkout/order-review'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

export interface ReviewProps {
  checkout: Pick<CheckoutView, 'lines' | 'pieces'>
  /** Lines that have changed since the buyer loaded the page. */
  conflicts: readonly CartConflictView[]
}

/**
 * All lines of the order, with a placeholder while they are loading. Memoized, so that typing does not render them.
 */
export const Review = memo(function Review({ checkout: { lines, pieces }, conflicts }: ReviewProps) {
  const t = useWords(checkoutWords)
  const changed = useMemo(() => new Set(conflicts.map(({ lineId }) => lineId)), [conflicts])
  const placeholder = (
    <SkeletonGroup label={t('review.loading')}>
      <Skeleton height={REVIEW_HEIGHT} />
    </SkeletonGroup>
  )
  return (
    <LazyBoundary fallback={placeholder}>
      <LazyOrderReview lines={lines} pieces={pieces} changed={changed} />
    </LazyBoundary>
  )
})

/** Height of the collapsed lines, their initial state. */
export const REVIEW_HEIGHT = '6.75rem'
