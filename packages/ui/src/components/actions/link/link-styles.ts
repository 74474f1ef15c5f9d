import { cva } from 'class-variance-authority'

/**
 * The variants of a link; `Link` documents when to use each. The padding makes a target of 24 px from a line of small
 * text; the negative margin keeps it from moving anything.
 */
export const linkStyles = cva('rounded-xs wrap-break-word underline-offset-[0.2em] decoration-1', {
  variants: {
    variant: {
      text: '-my-1 py-1 text-link underline hover:decoration-2',
      quiet: '-my-1 py-1 text-inherit no-underline hover:underline',
      muted: '-my-1 py-1 text-ink-muted no-underline hover:text-ink hover:underline',
      bare: 'text-inherit no-underline',
    },
  },
})
