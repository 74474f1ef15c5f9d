import { cva } from 'class-variance-authority'

/**
 * The border of every control for text or a selection. An error is 2 px wide: 1 px border and 1 px inset shadow, so
 * that the layout does not shift. The font size is 16 px on phones, because iOS zooms into smaller fields.
 */
export const controlStyles = cva(
  [
    'min-h-control w-full min-w-0 appearance-none rounded-md border py-1.5 text-sm text-ink max-md:text-base',
    'border-line-control bg-surface transition-[border-color] duration-fast enabled:hover:border-ink',
    'aria-invalid:border-critical aria-invalid:inset-ring aria-invalid:inset-ring-critical',
    'aria-invalid:enabled:hover:border-critical [&::-webkit-search-cancel-button]:appearance-none',
    '[&[readonly]]:border-transparent [&[readonly]]:bg-well [&[readonly]]:enabled:hover:border-transparent',
    'disabled:border-line-strong disabled:bg-well disabled:text-ink-muted',
  ],
  {
    variants: {
      start: { none: 'ps-3', unit: 'ps-8', icon: 'ps-10.5' },
      end: { none: 'pe-3', unit: 'pe-12', button: 'pe-12', caret: 'pe-9' },
    },
    defaultVariants: { start: 'none', end: 'none' },
  },
)
