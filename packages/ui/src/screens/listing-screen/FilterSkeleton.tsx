import { Skeleton } from '../../components/feedback/skeleton'

/** Number of price presets, categories and brands. */
const GROUPS = [7, 6, 6]

/** Placeholder of the filters, in their size. */
export function FilterSkeleton() {
  return (
    <div aria-hidden="true">
      {GROUPS.map((lines, group) => (
        <div
          key={group}
          className="grid gap-4 border-t border-line-strong pt-4 pb-5 first:border-t-2 first:border-shelf"
        >
          <Skeleton width="40%" height="1rem" />
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} width={line % 2 === 0 ? '75%' : '60%'} />
          ))}
        </div>
      ))}
    </div>
  )
}
