import { cva } from 'class-variance-authority'

/** How a link looks; `Link` says when to take which. */
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
