import { cva } from 'class-variance-authority'

const figureStyles = cva(
  '-ms-px -mt-px flex min-w-min flex-1 flex-col-reverse justify-end border-s border-t border-line p-3 md:px-5 md:py-4',
)

/** One number of {@link Stats}. */
export interface Stat {
  /** The name ("Total Orders"). */
  label: string
  /** The formatted number ("842"). */
  value: string
}

export interface StatsProps {
  /** Two to four related numbers. */
  stats: readonly Stat[]
}

/**
 * A few large numbers side by side, each with its name below. They wrap if there is no room; a number itself never
 * breaks.
 */
export function Stats({ stats }: StatsProps) {
  return (
    <dl className="flex flex-wrap overflow-hidden rounded-lg border border-line bg-surface">
      {stats.map(({ label, value }) => (
        <div key={label} className={figureStyles()}>
          <dt className="text-ink-muted max-md:text-xs">{label}</dt>
          <dd className="num m-0 text-xl whitespace-nowrap font-bold tracking-tight md:text-price-lg">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
