import { quickOrderGrid, wideOnly } from '../../commerce/cart/quick-order/quick-order-grid'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'

/** Number of products on a page. */
const ROWS = 20

export interface OrderListSkeletonProps {
  /** The loading text ("Loading products..."), announced. */
  label: string
}

/** Placeholder of the order list, with rows in their final height. */
export function OrderListSkeleton({ label }: OrderListSkeletonProps) {
  return (
    <SkeletonGroup scope="page" label={label}>
      <div className="overflow-clip rounded-md border border-line bg-surface">
        <div className="h-7.5 border-b border-line-strong max-md:hidden" />
        {Array.from({ length: ROWS }, (_, row) => (
          <div
            key={row}
            className={`${quickOrderGrid} h-(--list-row) border-b border-line last:border-b-0 max-[38rem]:h-15`}
          >
            <span className="flex items-center gap-2.5">
              <Skeleton width="2rem" height="2rem" />
              <span className="grid flex-1 gap-1.5">
                <Skeleton width={row % 3 === 0 ? '62%' : row % 3 === 1 ? '48%' : '70%'} />
                <Skeleton width="38%" height="0.5625rem" />
              </span>
            </span>
            <span className={wideOnly}>
              <Skeleton width="3.625rem" />
            </span>
            <span className={wideOnly}>
              <Skeleton width="4rem" />
            </span>
            <span className="grid justify-items-end">
              <Skeleton width="3rem" />
            </span>
            <span className="grid justify-items-end max-[38rem]:hidden">
              <Skeleton width="3rem" />
            </span>
            <span className="grid justify-items-end max-[38rem]:hidden">
              <Skeleton width="3rem" />
            </span>
            <Skeleton height="2.375rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
