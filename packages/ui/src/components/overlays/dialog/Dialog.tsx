import { cva } from 'class-variance-authority'
import { ModalFrame, type ModalProps } from '../../../internal/modal'

const styles = cva(
  [
    'm-auto w-full flex-col overflow-hidden border border-transparent bg-raised text-ink shadow-float',
    'backdrop:bg-scrim open:flex',
    'transition-[opacity,translate] duration-move starting:open:translate-y-2 starting:open:opacity-0',
    // Centred in the window; on phones a bottom sheet.
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
  /** 480, 640 or, for cart lines, 736 px wide on a desktop; full width on phones. Default `md`. */
  size?: 'md' | 'lg' | 'xl'
}

/** A modal dialog for one decision: a form, a question. */
export function Dialog({ size = 'md', ...modal }: DialogProps) {
  return (
    <ModalFrame
      {...modal}
      dialogClass={styles({ size })}
      footerClass="flex flex-none justify-end gap-2 border-t border-line px-5 py-3.5 max-md:*:flex-1"
    />
  )
}
