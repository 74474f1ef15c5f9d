import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'

/** As many as fit a window. */
const REVIEWS = [0, 1, 2]

export interface ReviewListSkeletonProps {
  /** The loading text. */
  label: string
}

/** Placeholders for reviews, in their size. */
export function ReviewListSkeleton({ label }: ReviewListSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      {REVIEWS.map((review) => (
        <div key={review} className="grid gap-2.5 border-t border-line-strong py-4">
          <Skeleton width="5rem" />
          <Skeleton width="45%" height="1rem" />
          <Skeleton width="30%" />
          <Skeleton width="80%" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
