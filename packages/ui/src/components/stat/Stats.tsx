import { cva } from 'class-variance-authority'

const figureStyles = cva(
  'flex min-w-0 flex-col-reverse justify-end wrap-anywhere border-s border-line p-3 first:border-s-0 md:px-5 md:py-4',
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

/** A few figures side by side, large, each with its name under it. */
export function Stats({ stats }: StatsProps) {
  return (
    <dl className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-lg border border-line bg-surface">
      {stats.map(({ label, figure }) => (
        <div key={label} className={figureStyles()}>
          <dt className="text-ink-muted max-md:text-xs">{label}</dt>
          <dd className="num m-0 text-xl font-bold tracking-tight md:text-price-lg">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
