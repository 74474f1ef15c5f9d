import { cva, type VariantProps } from 'class-variance-authority'

/** The red is lighter on night backgrounds, as in the dark scheme. */
const canStyles = cva('', {
  variants: {
    background: { page: 'fill-accent', night: 'fill-accent-on-night' },
  },
})

/** The background of the drawing. */
export type BrandBackground = NonNullable<VariantProps<typeof canStyles>['background']>

interface SymbolShapeProps {
  background: BrandBackground
}

/** The symbol on a 32 px square: an S of two shelves and a round can. */
export function SymbolShape({ background }: SymbolShapeProps) {
  return (
    <>
      <path d="M28 4.5H5.5V16.5H26.5V28H4" fill="none" stroke="currentColor" strokeWidth="3.6" strokeLinejoin="round" />
      <circle cx="18.5" cy="11.5" r="3.2" className={canStyles({ background })} />
    </>
  )
}

export interface BrandSymbolProps {
  /** `page` on any surface of the current scheme (default), `night` on the night background. */
  background?: BrandBackground
}

/** The symbol alone, 32 px: if the name is nearby or there is no room for it. Never below 16 px. */
export function BrandSymbol({ background = 'page' }: BrandSymbolProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 flex-none">
      <SymbolShape background={background} />
    </svg>
  )
}
