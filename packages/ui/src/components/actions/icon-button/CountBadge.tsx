export interface CountBadgeProps {
  /** The formatted number ("12", "99+"). */
  count: string
}

/**
 * A number on an icon's upper corner. Hidden from assistive technology: the control's label includes the number ("Cart,
 * 12 items").
 */
export function CountBadge({ count }: CountBadgeProps) {
  return (
    <span
      aria-hidden="true"
      className={
        'num absolute -end-px top-px min-w-4.5 rounded-full bg-brand px-1 text-center text-2xs ' +
        'leading-4.5 font-bold text-ink-on-brand ring-2 ring-surface'
      }
    >
      {count}
    </span>
  )
}
