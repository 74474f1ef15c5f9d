import type { ReactNode } from 'react'
import { Skeleton } from '../components/feedback/skeleton'

const STEPS = [1, 2, 3, 4]

export interface DocumentSkeletonProps {
  /** Placeholder of what is above the progress; nothing by default. */
  head?: ReactNode
}

/** Placeholder of an OrderDocument in its size: progress, addresses and lines. Use it inside a SkeletonGroup. */
export function DocumentSkeleton({ head }: DocumentSkeletonProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      {head}
      <div className="grid gap-6 p-4 md:p-8">
        <div className="grid grid-cols-4">
          {STEPS.map((step) => (
            <span key={step} className="grid gap-1.5">
              <span className="flex items-center">
                <span className="size-5 rounded-full border-2 border-line-control" />
                <span className="flex-1 border-t-2 border-dashed border-line-control" />
              </span>
              <Skeleton width="4rem" height="2rem" />
            </span>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-6">
          <Skeleton height="10rem" />
          <Skeleton height="10rem" />
        </div>
        <Skeleton height="16rem" />
      </div>
    </div>
  )
}
