const STAR = 'M7 .9l1.8 3.9 4.2.5-3.1 2.9.8 4.2L7 10.3l-3.7 2.1.8-4.2L1 5.3l4.2-.5z'
const STEPS = [0, 14, 28, 42, 56]

export interface RatingProps {
  /** How much of the five stars is filled, from 0 to 1. */
  fraction: number
  /** The figures beside the stars, as shown ("4.6 (38)"). Leave out where they stand elsewhere. */
  text?: string
  /** The same in words for assistive technology ("4.6 of 5, 38 reviews"). */
  label: string
}

/** A rating as stars in ink: yellow is a better price, and nothing else. */
export function Rating({ fraction, text, label }: RatingProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex flex-wrap items-center gap-x-1.5 text-xs text-ink-muted">
      <span className="relative block h-3.5 w-17.5 flex-none">
        <span className="absolute inset-0 text-star-off forced-colors:hidden">
          <Stars />
        </span>
        <span
          className="absolute inset-y-0 start-0 overflow-hidden text-ink"
          style={{ inlineSize: `${fraction * 100}%` }}
        >
          <Stars />
        </span>
      </span>
      {text !== undefined && <span className="num">{text}</span>}
    </span>
  )
}

/** Five stars in a row, alike from both sides: cut from the end, they read the same in either direction. */
function Stars() {
  return (
    <svg viewBox="0 0 70 14" className="block h-3.5 w-17.5 max-w-none fill-current" aria-hidden="true">
      {STEPS.map((step) => (
        <path key={step} d={STAR} transform={`translate(${step})`} />
      ))}
    </svg>
  )
}
