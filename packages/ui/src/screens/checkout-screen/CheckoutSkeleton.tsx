import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { SummarySkeleton } from '../../commerce/checkout/order-totals'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { REFERENCES_HEIGHT } from './References'
import { REVIEW_HEIGHT } from './Review'

/** Heights of delivery, both addresses, e-mail, payment, references. */
const FIRST = ['1.5rem', '9.375rem', '11.875rem', '1.5rem', '2.5rem', REFERENCES_HEIGHT]
const PROMO = '5rem'
const RULES = '3.75rem'

export interface CheckoutSkeletonProps {
  /** True if the order takes promo codes. */
  hasPromo: boolean
}

/** Placeholder of the checkout, in its size. */
export function CheckoutSkeleton({ hasPromo }: CheckoutSkeletonProps) {
  const t = useWords(checkoutWords)
  const heights = hasPromo ? [...FIRST, PROMO, RULES] : [...FIRST, RULES]
  return (
    <SkeletonGroup scope="page" label={t('loading')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-6">
          <div data-part="sections" className="border-t-2 border-shelf">
            {heights.map((height, section) => (
              <div
                key={section}
                className={
                  'grid gap-x-6 gap-y-2.5 border-t border-line-strong py-4 first:border-t-0 md:py-5 ' +
                  'md:grid-cols-[12.5rem_minmax(0,1fr)]'
                }
              >
                <Skeleton width="8rem" height="1.25rem" />
                <Skeleton height={height} />
              </div>
            ))}
          </div>
          <Skeleton height={REVIEW_HEIGHT} />
        </div>
        <SummarySkeleton>
          <Skeleton width="60%" height="1.75rem" />
        </SummarySkeleton>
      </div>
    </SkeletonGroup>
  )
}
