import { cva } from 'class-variance-authority'

/** The variants of a link; `Link` documents when to use each. */
export const linkStyles = cva('rounded-xs wrap-break-word underline-offset-[0.2em] decoration-1', {
  variants: {
    variant: {
      text: 'text-link underline hover:decoration-2',
      quiet: 'text-inherit no-underline hover:underline',
      muted: 'text-ink-muted no-underline hover:text-ink hover:underline',
      bare: 'text-inherit no-underline',
    },
  },
})
