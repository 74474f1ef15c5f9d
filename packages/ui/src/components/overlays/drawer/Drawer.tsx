import { cva } from 'class-variance-authority'
import { ModalFrame, type ModalProps } from '../../../internal/modal'

const styles = cva(
  [
    'm-0 h-dvh max-h-none w-[min(24rem,calc(100vw-3rem))] flex-col border border-transparent bg-raised',
    'text-ink shadow-float backdrop:bg-scrim open:flex',
    'transition-[opacity,translate] duration-move starting:open:opacity-0',
  ],
  {
    variants: {
      side: {
        start: 'me-auto starting:open:-translate-x-2 rtl:starting:open:translate-x-2',
        end: 'ms-auto starting:open:translate-x-2 rtl:starting:open:-translate-x-2',
      },
    },
  },
)

export interface DrawerProps extends ModalProps {
  /** The edge it opens from: `start` (default) for navigation, `end` for filters. */
  side?: 'start' | 'end'
}

/** A panel at the window's edge for what a wider window shows beside the page: navigation, filters. */
export function Drawer({ side = 'start', ...modal }: DrawerProps) {
  return (
    <ModalFrame
      {...modal}
      dialogClass={styles({ side })}
      footerClass="flex flex-none gap-2 border-t border-line px-5 py-3.5 *:flex-1"
    />
  )
}
