import { cva } from 'class-variance-authority'
import { ModalFrame, type ModalProps } from '../../internal/modal'

const styles = cva(
  [
    'm-auto w-full flex-col overflow-hidden border border-transparent bg-raised text-ink shadow-float',
    'backdrop:bg-scrim open:flex',
    'transition-[opacity,translate] duration-move starting:open:translate-y-2 starting:open:opacity-0',
    // A window in the middle; on phones a sheet from below.
    'max-md:mb-0 max-md:max-h-[94dvh] max-md:max-w-none max-md:rounded-t-lg md:max-h-[calc(100dvh-3rem)] md:rounded-lg',
  ],
  {
    variants: {
      size: {
        md: 'md:max-w-[30rem]',
        lg: 'md:max-w-[min(40rem,calc(100vw-2rem))]',
        xl: 'md:max-w-[min(46rem,calc(100vw-2rem))]',
      },
    },
  },
)

export interface DialogProps extends ModalProps {
  /** 480, 640 or, for lines of a cart, 736 px wide on a desk; phones give it their whole width. Default `md`. */
  size?: 'md' | 'lg' | 'xl'
}

/** One thing to settle before going on: a form, a question. The page behind waits. */
export function Dialog({ size = 'md', ...modal }: DialogProps) {
  return (
    <ModalFrame
      {...modal}
      frame={styles({ size })}
      foot="flex flex-none justify-end gap-2 border-t border-line px-5 py-3.5 max-md:*:flex-1"
    />
  )
}
