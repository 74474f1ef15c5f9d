import { Skeleton } from '../../components/skeleton'

/** The measure of {@link OrderTotals}: three rows, and the total on its shelf. */
export function OrderTotalsSkeleton() {
  return (
    <span className="grid gap-2">
      <Skeleton height="1.25rem" />
      <Skeleton height="1.25rem" />
      <Skeleton height="1.25rem" />
      <Skeleton height="2.875rem" />
    </span>
  )
}
