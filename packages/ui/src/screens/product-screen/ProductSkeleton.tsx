import { Skeleton, SkeletonGroup } from '../../components/skeleton'

export interface ProductSkeletonProps {
  /** What is awaited, in words. */
  label: string
}

/** The product's page before the product is there, in its measure. */
export function ProductSkeleton({ label }: ProductSkeletonProps) {
  return (
    <SkeletonGroup of="page" label={label}>
      <div className="py-5">
        <Skeleton width="14rem" />
      </div>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2 lg:grid-cols-[1.05fr_1fr] lg:gap-x-12">
        <div className="max-md:-mx-gutter">
          <span
            className={
              'grid place-items-end justify-items-center border-b-2 border-shelf bg-niche px-4 pt-5 md:rounded-t-lg ' +
              'md:pt-8'
            }
          >
            <span className="block aspect-square w-[62%] max-w-105 md:w-[78%]" />
          </span>
        </div>
        <div className="grid content-start gap-5">
          <span className="grid gap-2.5">
            <Skeleton width="45%" />
            <Skeleton width="80%" height="1.875rem" />
            <Skeleton width="55%" />
          </span>
          <Skeleton height="calc(var(--control) + 0.5rem)" />
          <Skeleton width="40%" height="2.5rem" />
          <Skeleton height="5.5rem" />
          <Skeleton width="65%" height="var(--control)" />
          <Skeleton width="55%" height="var(--control)" />
          <Skeleton height="var(--control-lg)" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
