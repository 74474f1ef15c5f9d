import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import type { PromoCodeProps } from '../../commerce/checkout/promo-code'
import { LazyPromoCode } from '../../commerce/checkout/promo-code'
import { useProblemToast } from '../../commerce/service/problem-toast'

export type PromoSectionProps = PromoCodeProps

/**
 * The promo codes of the order. A failure is also shown in a toast, like every failure of the checkout (Specification
 * (shopping) §8).
 */
export function PromoSection(props: PromoSectionProps) {
  useProblemToast(props.codes.status === 'failed' ? props.codes.problem : null)
  useProblemToast(props.problem)
  return (
    // The height of the field, so that loading causes no layout shift.
    <div className="min-h-20">
      <LazyBoundary>
        <LazyPromoCode {...props} />
      </LazyBoundary>
    </div>
  )
}
