import { cva } from 'class-variance-authority'

const figureStyles = cva(
  '-ms-px -mt-px flex min-w-min flex-1 flex-col-reverse justify-end border-s border-t border-line p-3 md:px-5 md:py-4',
)

/** One figure of {@link Stats}. */
export interface Stat {
  /** What is counted ("Total Orders"). */
  label: string
  /** The figure, as shown ("842"). */
  figure: string
}

export interface StatsProps {
  /** Two to four figures that belong together. */
  stats: readonly Stat[]
}

/** A few figures side by side, large, each with its name under it. One that finds no room stands below: none breaks. */
export function Stats({ stats }: StatsProps) {
  return (
    <dl className="flex flex-wrap overflow-hidden rounded-lg border border-line bg-surface">
      {stats.map(({ label, figure }) => (
        <div key={label} className={figureStyles()}>
          <dt className="text-ink-muted max-md:text-xs">{label}</dt>
          <dd className="num m-0 text-xl whitespace-nowrap font-bold tracking-tight md:text-price-lg">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
