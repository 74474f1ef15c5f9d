import { memo, useMemo } from 'react'
import type { CartConflictView } from '@skafferi/domain/cart/views'
import type { CheckoutView } from '@skafferi/domain/checkout/views'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { LazyBoundary } from '../../components/lazy-boundary'
import { LazyOrderReview } from '../../commerce/order-review'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

export interface ReviewProps {
  checkout: Pick<CheckoutView, 'lines' | 'pieces'>
  /** Lines that have changed since the buyer looked. */
  conflicts: readonly CartConflictView[]
}

/**
 * All lines again, with space for their heading while they are loading. Memoized, so that typing does not render them.
 */
export const Review = memo(function Review({ checkout: { lines, pieces }, conflicts }: ReviewProps) {
  const t = useWords(checkoutWords)
  const changed = useMemo(() => new Set(conflicts.map(({ lineId }) => lineId)), [conflicts])
  const place = (
    <SkeletonGroup label={t('review.loading')}>
      <Skeleton height={REVIEW_HEIGHT} />
    </SkeletonGroup>
  )
  return (
    <LazyBoundary waiting={place}>
      <LazyOrderReview lines={lines} pieces={pieces} changed={changed} />
    </LazyBoundary>
  )
})

/** Of the collapsed lines, as those of a long order are at first. */
export const REVIEW_HEIGHT = '3.5rem'
