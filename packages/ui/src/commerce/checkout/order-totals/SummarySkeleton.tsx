import type { ReactNode } from 'react'
import { Skeleton } from '../../../components/feedback/skeleton'

export interface SummarySkeletonProps {
  /** Placeholder for the content above the amounts. */
  children: ReactNode
}

/** Placeholder for a panel with {@link OrderTotals}: three rows, the total, and on wide screens the button. */
export function SummarySkeleton({ children }: SummarySkeletonProps) {
  return (
    <div className="rounded-lg border border-line bg-surface p-5">
      <div className="mb-3.5">{children}</div>
      <span className="grid gap-2">
        <Skeleton height="1.25rem" />
        <Skeleton height="1.25rem" />
        <Skeleton height="1.25rem" />
        <Skeleton height="2.875rem" />
      </span>
      <div className="mt-4 max-lg:hidden">
        <Skeleton height="var(--control-lg)" />
      </div>
    </div>
  )
}
