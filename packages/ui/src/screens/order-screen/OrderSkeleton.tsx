import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'

/** What stands under the order's heading, in its measure, before the order is there. */
export function OrderSkeleton() {
  const t = useWords(orderDetailWords)
  return (
    <SkeletonGroup of="page" label={t('loading')} text="shown">
      <Skeleton height="40rem" />
    </SkeletonGroup>
  )
}
