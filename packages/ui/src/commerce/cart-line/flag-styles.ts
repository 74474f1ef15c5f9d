import { cva } from 'class-variance-authority'

/** A line with a notice has its own background and edge. */
export const flagStyles = cva('', {
  variants: {
    flag: {
      none: '',
      changed: 'bg-info-quiet shadow-[inset_3px_0_0_var(--info)] rtl:shadow-[inset_-3px_0_0_var(--info)]',
      short: 'bg-caution-quiet shadow-[inset_3px_0_0_var(--caution)] rtl:shadow-[inset_-3px_0_0_var(--caution)]',
    },
  },
})
