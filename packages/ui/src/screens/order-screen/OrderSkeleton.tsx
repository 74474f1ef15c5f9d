import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'

/** What stands under the order's heading, in its measure, before the order is there. */
export function OrderSkeleton() {
  const t = useWords(orderDetailWords)
  return (
    <SkeletonGroup label={t('loading')} text="shown">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton height="20rem" />
        <Skeleton height="12rem" />
      </div>
    </SkeletonGroup>
  )
}
