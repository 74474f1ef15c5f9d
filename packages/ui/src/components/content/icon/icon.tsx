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

type IconVariant = NonNullable<VariantProps<typeof styles>['variant']>

/** Props of an icon. Icons are hidden from assistive technology, so they always need a text. */
export interface IconProps {
  /** `md` is 20 px with a 1.6 px stroke, `sm` 16 px with 1.8 (design language, icons). Default `md`. */
  size?: 'md' | 'sm'
}

/**
 * Creates an icon component from path data on a 20 px grid: butt caps, round joins. Icons are outlines; only the saved
 * heart is `filled`. `directed` icons are mirrored in right-to-left text.
 */
export function icon(name: string, path: string, variant: IconVariant = 'line') {
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
