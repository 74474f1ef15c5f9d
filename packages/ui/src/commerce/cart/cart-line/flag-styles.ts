import { cva } from 'class-variance-authority'

/** Background and edge of a line with a notice. */
export const flagStyles = cva('', {
  variants: {
    flag: {
      none: '',
      changed: 'bg-info-quiet shadow-[inset_3px_0_0_var(--info)] rtl:shadow-[inset_-3px_0_0_var(--info)]',
      short: 'bg-caution-quiet shadow-[inset_3px_0_0_var(--caution)] rtl:shadow-[inset_-3px_0_0_var(--caution)]',
    },
  },
})
