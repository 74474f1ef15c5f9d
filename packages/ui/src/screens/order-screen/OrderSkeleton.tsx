import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'

/** Placeholder of the order below its heading, in its size. */
export function OrderSkeleton() {
  const t = useWords(orderDetailWords)
  return (
    <SkeletonGroup scope="page" label={t('loading')} labelVisibility="shown">
      <Skeleton height="40rem" />
    </SkeletonGroup>
  )
}
