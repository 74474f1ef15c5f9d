import { Skeleton } from '../components/feedback/skeleton'

/** Heights of the packs on the shelf of the document's head. */
const PACKS = ['4.375rem', '5.25rem', '4.875rem', '4.125rem', '5rem']

/** Placeholder of an OrderDocument in its size: head, progress, facts and lines. Use it inside a SkeletonGroup. */
export function DocumentSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex h-30 items-end gap-3 border-b-2 border-shelf bg-media px-4 md:px-8">
        {PACKS.map((height) => (
          <span key={height} className="w-16 min-w-0">
            <Skeleton height={height} />
          </span>
        ))}
      </div>
      <div className="grid gap-6 p-4 md:p-8">
        <div className="flex items-start justify-between gap-4">
          <span className="grid flex-1 gap-2">
            <Skeleton width="min(11rem, 80%)" height="1.375rem" />
            <Skeleton width="min(16rem, 100%)" />
          </span>
          <Skeleton width="5.25rem" height="2.125rem" />
        </div>
        <div className="grid grid-cols-4">
          {PACKS.slice(1).map((height) => (
            <span key={height} className="grid gap-1.5">
              <span className="flex items-center pb-1">
                <span className="size-5 flex-none rounded-full border-2 border-line-control" />
                <span className="flex-1 border-t-2 border-dashed border-line-control" />
              </span>
              <Skeleton width="4rem" />
              <Skeleton width="60%" height="0.625rem" />
            </span>
          ))}
        </div>
        <div className="grid gap-6 border-t border-line pt-4 md:grid-cols-3">
          {['70%', '82%', '60%'].map((width) => (
            <span key={width} className="grid content-start gap-2">
              <Skeleton width={width} height="0.625rem" />
              <Skeleton width="82%" height="0.625rem" />
              <Skeleton width="50%" height="0.625rem" />
            </span>
          ))}
        </div>
        <div className="border-t border-line">
          {PACKS.map((height) => (
            <span key={height} className="flex h-7.5 items-center justify-between gap-4 border-b border-line">
              <Skeleton width="45%" />
              <Skeleton width="4rem" />
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
