import { cva } from 'class-variance-authority'

/**
 * The box of a checkbox and the circle of a radio button, drawn over the native control. A tick is a symbol and is not
 * mirrored in right-to-left text. In forced colours the native control is used.
 */
export const markStyles = cva(
  [
    'm-0 grid size-5 flex-none cursor-pointer appearance-none place-items-center bg-surface',
    'transition-[background-color,border-color] duration-fast checked:border-brand checked:bg-brand',
    'checked:enabled:hover:border-brand-hover checked:enabled:hover:bg-brand-hover',
    'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-well',
    'forced-colors:appearance-auto forced-colors:after:hidden',
  ],
  {
    variants: {
      invalid: {
        true: 'border-2 border-critical',
        false: 'border-[1.5px] border-line-control enabled:hover:border-ink',
      },
      shape: {
        box: [
          'rounded-box checked:after:h-1.25 checked:after:w-2.25',
          'checked:after:-translate-y-[1.5px] checked:after:-rotate-45',
          'checked:after:border-[0_0_2px_2px] checked:after:border-ink-on-brand',
          'disabled:checked:after:border-ink-muted',
        ],
        ring: [
          'rounded-full checked:after:size-2 checked:after:rounded-full checked:after:bg-ink-on-brand',
          'disabled:checked:after:bg-ink-muted',
        ],
      },
    },
  },
)
