import { cva } from 'class-variance-authority'

/** A line with something to be read about it stands out by its ground and its edge. */
export const flagStyles = cva('', {
  variants: {
    flag: {
      none: '',
      elsewhere: 'bg-info-quiet shadow-[inset_3px_0_0_var(--info)] rtl:shadow-[inset_-3px_0_0_var(--info)]',
      short: 'bg-caution-quiet shadow-[inset_3px_0_0_var(--caution)] rtl:shadow-[inset_-3px_0_0_var(--caution)]',
    },
  },
})
