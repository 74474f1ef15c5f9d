import { cva } from 'class-variance-authority'

/**
 * The frame of every control a value is typed into or chosen from. An error is a 2 px border: one of the border, one
 * of the inset ring, so that nothing moves when it appears. Text is 16 px on phones, or iOS zooms into the field.
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
