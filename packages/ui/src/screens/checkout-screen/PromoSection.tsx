import { LazyBoundary } from '../../components/lazy-boundary'
import type { PromoCodeProps } from '../../commerce/promo-code'
import { LazyPromoCode } from '../../commerce/promo-code'
import { useProblemToast } from '../../commerce/problem-toast'

export type PromoSectionProps = PromoCodeProps

/**
 * The promo codes of the order. What failed is also said in a toast, as every failure of the checkout is
 * (Specification (shopping) §8).
 */
export function PromoSection(props: PromoSectionProps) {
  useProblemToast(props.codes.status === 'failed' ? props.codes.problem : null)
  useProblemToast(props.problem)
  return (
    // The room of its field, so that what stands below does not move when it comes.
    <div className="min-h-20">
      <LazyBoundary>
        <LazyPromoCode {...props} />
      </LazyBoundary>
    </div>
  )
}
