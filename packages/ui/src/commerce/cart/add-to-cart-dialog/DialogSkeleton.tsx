import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'

export interface DialogSkeletonProps {
  /** The accessible name: what is loading. */
  label: string
}

/** A placeholder while the product loads, about as large as the dialog's content. */
export function DialogSkeleton({ label }: DialogSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className="grid gap-5 md:grid-cols-[13rem_minmax(0,1fr)]">
        <span className="block aspect-square rounded-t-lg border-b-2 border-line-strong bg-media" />
        <span className="grid content-start gap-4">
          <Skeleton width="70%" height="1.375rem" />
          <Skeleton height="var(--control)" />
          <Skeleton width="35%" height="2.25rem" />
          <Skeleton height="4.5rem" />
          <Skeleton width="60%" height="var(--control)" />
          <Skeleton width="50%" height="var(--control)" />
        </span>
      </div>
    </SkeletonGroup>
  )
}
