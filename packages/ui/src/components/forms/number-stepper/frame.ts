import { cva } from 'class-variance-authority'

/** The frame around a number input. Print shows only the number. */
export const frameStyles = cva(
  [
    'rounded-md border bg-surface text-sm max-md:text-base has-[input:focus-visible]:outline-2',
    'has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus print:contents',
  ],
  {
    variants: {
      state: {
        ready: 'border-line-control hover:border-ink',
        invalid: 'border-critical inset-ring inset-ring-critical',
        disabled: 'border-line-strong bg-well text-ink-muted',
      },
    },
  },
)
