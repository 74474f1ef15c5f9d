import { cva, type VariantProps } from 'class-variance-authority'

const styles = cva('block flex-none stroke-current', {
  variants: {
    size: {
      md: 'size-5 stroke-[1.6]',
      sm: 'size-4 stroke-[1.8]',
    },
    variant: {
      line: 'fill-none',
      filled: 'fill-current',
      directed: 'fill-none rtl:-scale-x-100',
    },
  },
})

type Look = NonNullable<VariantProps<typeof styles>['variant']>

/** A drawn sign beside a word, never instead of one: it is hidden from assistive technology. */
export interface IconProps {
  /** `md` is 20 px with a 1.6 px stroke, `sm` 16 px with 1.8 (design language, icons). Default `md`. */
  size?: 'md' | 'sm'
}

/**
 * Makes one icon component from path data on a 20 px grid: butt caps, round joins.
 * Signs are lines; only the saved heart is `filled`, and what points along the line of text is `directed`.
 */
export function icon(name: string, path: string, variant: Look = 'line') {
  function Icon({ size = 'md' }: IconProps) {
    return (
      <svg viewBox="0 0 20 20" strokeLinejoin="round" aria-hidden="true" className={styles({ size, variant })}>
        <path d={path} />
      </svg>
    )
  }
  Icon.displayName = name
  return Icon
}
