import { cva } from 'class-variance-authority'

/** Shared by icon buttons and icon links. */
export const iconButtonStyles = cva(
  [
    'relative inline-grid flex-none place-items-center rounded-md no-underline',
    'transition-[background-color,border-color,translate] duration-fast',
  ],
  {
    variants: {
      variant: { plain: '', outlined: 'border', filled: 'border' },
      size: { sm: 'size-control-sm', md: 'size-control' },
      state: {
        ready: 'text-ink hover:bg-well active:translate-y-px active:bg-fill',
        saved: 'text-accent hover:bg-well active:translate-y-px active:bg-fill',
        added: 'bg-positive-quiet text-positive active:translate-y-px',
        busy: 'cursor-progress text-ink',
        disabled: 'cursor-not-allowed text-ink-muted',
      },
    },
    compoundVariants: [
      {
        variant: 'outlined',
        state: ['ready', 'saved', 'busy'],
        className: 'border-line-control bg-surface hover:border-ink',
      },
      {
        variant: 'filled',
        state: ['ready', 'saved', 'busy'],
        className:
          'border-transparent bg-brand text-ink-on-brand hover:bg-brand-hover active:bg-brand-press ' +
          'forced-colors:border-[ButtonText]',
      },
      { variant: ['outlined', 'filled'], state: 'added', className: 'border-positive' },
      { variant: ['outlined', 'filled'], state: 'disabled', className: 'border-line-strong bg-well' },
    ],
    defaultVariants: { variant: 'plain', size: 'md', state: 'ready' },
  },
)
