import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { SummarySkeleton } from '../../commerce/checkout/order-totals'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'

/** Placeholder of the cart, in its size. */
export function CartSkeleton() {
  const t = useWords(cartWords)
  return (
    <SkeletonGroup scope="page" label={t('loading')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="rounded-lg border border-line bg-surface">
          <div className="border-b border-line px-4 py-3 md:px-5" data-density="compact">
            <div className="md:w-96">
              <Skeleton height="max(2.125rem, var(--control))" />
            </div>
          </div>
          <div className="h-9.25 border-b border-line-strong max-md:hidden" />
          {Array.from({ length: 8 }, (_, line) => (
            <div
              key={line}
              className="flex h-28.25 items-center gap-3 border-b border-line px-4 last:border-b-0 md:h-13.25 md:px-5"
            >
              <span className="w-16 md:w-10">
                <Skeleton height="2.5rem" />
              </span>
              <span className="grid flex-1 gap-2">
                <Skeleton width="40%" />
                <Skeleton width="20%" height="0.625rem" />
              </span>
              <Skeleton width="4rem" />
            </div>
          ))}
        </div>
        <SummarySkeleton>
          <Skeleton width="60%" height="1.75rem" />
        </SummarySkeleton>
      </div>
    </SkeletonGroup>
  )
}
