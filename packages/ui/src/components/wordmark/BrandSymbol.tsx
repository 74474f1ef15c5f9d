import { cva, type VariantProps } from 'class-variance-authority'

/** Lingon red lightens on night grounds, as it does in the dark scheme. */
const canStyles = cva('', {
  variants: {
    ground: { page: 'fill-accent', night: 'fill-accent-on-night' },
  },
})

/** What the drawing stands on. */
export type BrandGround = NonNullable<VariantProps<typeof canStyles>['ground']>

interface SymbolShapeProps {
  ground: BrandGround
}

/** The S of two shelf bays and its one round can, on a 32 px square. */
export function SymbolShape({ ground }: SymbolShapeProps) {
  return (
    <>
      <path d="M28 4.5H5.5V16.5H26.5V28H4" fill="none" stroke="currentColor" strokeWidth="3.6" strokeLinejoin="round" />
      <circle cx="18.5" cy="11.5" r="3.2" className={canStyles({ ground })} />
    </>
  )
}

export interface BrandSymbolProps {
  /** `page` on any surface of the current scheme (default), `night` on the night ground. */
  ground?: BrandGround
}

/** The symbol alone, 32 px: where the name stands near by or the place is too small for it. Never under 16 px. */
export function BrandSymbol({ ground = 'page' }: BrandSymbolProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 flex-none">
      <SymbolShape ground={ground} />
    </svg>
  )
}
