import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { OrderTotalsSkeleton } from '../../commerce/order-totals'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

const SECTION_HEIGHTS = ['2.5rem', '8.5rem', '8.5rem', '1.25rem', '3.75rem']

/** The checkout's place while it loads, in the measure it will have. */
export function CheckoutSkeleton() {
  const t = useWords(checkoutWords)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="border-t-2 border-shelf">
          {SECTION_HEIGHTS.map((height, section) => (
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
        <div className="rounded-lg border border-line bg-surface p-5">
          <div className="mb-3.5 grid gap-2">
            <Skeleton width="60%" height="1.75rem" />
            <Skeleton width="12.5rem" height="2.5rem" />
          </div>
          <OrderTotalsSkeleton />
          <div className="mt-4 max-lg:hidden">
            <Skeleton height="var(--control-lg)" />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  )
}
