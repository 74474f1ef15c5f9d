import { cva } from 'class-variance-authority'

/** Five stars in one line, 14 px each, as one path, because a listing renders forty ratings. */
const STARS = [0, 14, 28, 42, 56]
  .map((step) => `M${7 + step} .9l1.8 3.9 4.2.5-3.1 2.9.8 4.2L${7 + step} 10.3l-3.7 2.1.8-4.2L${1 + step} 5.3l4.2-.5z`)
  .join('')

export interface RatingProps {
  /** The filled fraction of the five stars, from 0 to 1. */
  fraction: number
  /** The formatted rating beside the stars ("4.6 (38)"). Omit if it is shown elsewhere. */
  text?: string
  /** The accessible name ("4.6 of 5, 38 reviews"). */
  label: string
}

/** A rating as stars, in ink because yellow is reserved for better prices. */
export function Rating({ fraction, text, label }: RatingProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex flex-wrap items-center gap-x-1.5 text-xs text-ink-muted">
      <span className="relative block h-3.5 w-17.5 flex-none">
        <Stars layer="background" />
        <span
          className="absolute inset-y-0 start-0 overflow-hidden text-ink"
          style={{ inlineSize: `${fraction * 100}%` }}
        >
          <Stars layer="filled" />
        </span>
      </span>
      {text !== undefined && <span className="num">{text}</span>}
    </span>
  )
}

const starStyles = cva('block h-3.5 w-17.5 max-w-none fill-current', {
  variants: { layer: { background: 'absolute inset-0 text-star-off forced-colors:hidden', filled: '' } },
})

function Stars({ layer }: { layer: 'background' | 'filled' }) {
  return (
    <svg viewBox="0 0 70 14" className={starStyles({ layer })} aria-hidden="true">
      <path d={STARS} />
    </svg>
  )
}
