import { useId } from 'react'
import type { ReactNode } from 'react'
import { CloseIcon } from '../../components/icon'
import { IconButton } from '../../components/icon-button'
import { useWords } from '../../words'
import { chromeWords } from '../../words/generated/chrome'
import { useModal, type CloseReason } from './use-modal'

/** What everything that opens over the page has in common. */
export interface ModalProps {
  /** Whether it is there. Its content exists only while it is, so it resets each time it opens. */
  open: boolean
  /** Its heading and accessible name. */
  title: string
  children: ReactNode
  /** The actions, which stay in sight while the body scrolls. The main one last. */
  footer?: ReactNode
  /** Work is under way that must not be left: nothing closes it until it is done. Default `false`. */
  busy?: boolean
  /** The reader asks for it to go. It stays until `open` is `false`, so the owner may ask back first. */
  onClose: (event: { reason: CloseReason }) => void
}

interface ModalFrameProps extends ModalProps {
  /** The frame's place and measure. */
  frame: string
  /** How the actions stand. */
  foot: string
}

/** A native modal `<dialog>` with a fixed head and foot and a body that scrolls. */
export function ModalFrame({ open, title, children, footer, busy = false, onClose, frame, foot }: ModalFrameProps) {
  const t = useWords(chromeWords)
  const titleId = useId()
  const { ref, requestClose, handlers } = useModal({ open, busy, onClose })

  return (
    <dialog ref={ref} aria-labelledby={titleId} aria-busy={busy || undefined} className={frame} {...handlers}>
      {open && (
        <>
          <div className="flex flex-none items-center gap-3 border-b border-line py-3 ps-5 pe-3">
            <h2 id={titleId} data-part="title" tabIndex={-1} className="me-auto min-w-0 rounded-xs wrap-anywhere">
              {title}
            </h2>
            <IconButton
              label={t('close')}
              icon={<CloseIcon />}
              disabled={busy}
              onPress={() => requestClose('button')}
            />
          </div>
          <div data-part="body" className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 wrap-break-word">
            {children}
          </div>
          {footer && <div className={foot}>{footer}</div>}
        </>
      )}
    </dialog>
  )
}
