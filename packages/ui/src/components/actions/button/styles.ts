import { cva } from 'class-variance-authority'

/**
 * The ranks of an action; at most one filled (`primary`) button per group. `done` is a primary button whose action has
 * just succeeded; it can be pressed again.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'done'

/** 40, 32 or 48 px high on a desktop; density and touch screens change all three. */
export type ButtonSize = 'sm' | 'md' | 'lg'

/** As wide as its text, or as wide as its container. */
export type ButtonWidth = 'auto' | 'full'

/**
 * Shared by buttons and by links among buttons. The text stays on one line unless the container is narrower. Hidden in
 * print.
 */
export const buttonStyles = cva(
  [
    'relative inline-flex max-w-full items-center justify-center rounded-md border py-1 text-center leading-5',
    'font-bold no-underline transition-[background-color,border-color,translate] duration-fast print:hidden',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-brand text-ink-on-brand hover:bg-brand-hover active:bg-brand-press',
        secondary: [
          'border-line-control bg-surface text-ink hover:border-ink hover:bg-well',
          'active:border-ink active:bg-fill',
        ],
        quiet: 'border-transparent text-link hover:bg-brand-quiet active:bg-brand-quiet-hover',
        danger: [
          'border-critical bg-surface text-critical hover:bg-critical-quiet',
          'active:border-critical-solid active:bg-critical-solid active:text-ink-on-critical',
        ],
        done: 'border-positive bg-positive-quiet text-positive',
        disabled: 'border-line-strong bg-well text-ink-muted',
      },
      size: {
        sm: 'min-h-control-sm px-3 text-xs max-md:text-sm',
        md: 'min-h-control px-4 text-sm max-md:text-base',
        lg: 'min-h-control-lg px-5 text-base',
      },
      width: { auto: 'shrink-0', full: 'w-full' },
      cursor: {
        ready: 'cursor-pointer active:translate-y-px',
        busy: 'cursor-progress',
        disabled: 'cursor-not-allowed',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md', width: 'auto', cursor: 'ready' },
  },
)
