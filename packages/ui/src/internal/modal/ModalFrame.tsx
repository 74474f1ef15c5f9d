import { useId } from 'react'
import type { ReactNode } from 'react'
import { CloseIcon } from '../../components/content/icon'
import { IconButton } from '../../components/actions/icon-button'
import { useWords } from '../../words'
import { chromeWords } from '../../words/generated/chrome'
import { useModal, type CloseReason } from './use-modal'

/** Props shared by all modals. */
export interface ModalProps {
  /** True if the modal is open. Its content is mounted only while it is open, so it resets each time. */
  open: boolean
  /** Its heading and accessible name. */
  title: string
  children: ReactNode
  /** The actions, which stay visible while the body scrolls. The main action is last. */
  footer?: ReactNode
  /** True while an operation runs that must not be interrupted; the modal cannot be closed then. Default `false`. */
  busy?: boolean
  /**
   * The user asks to close the modal. It stays open until `open` is `false`, so the parent may ask for confirmation
   * first.
   */
  onClose: (event: { reason: CloseReason }) => void
}

interface ModalFrameProps extends ModalProps {
  /** Classes for the position and size of the dialog. */
  dialogClass: string
  /** Classes for the layout of the footer. */
  footerClass: string
}

/** A native modal `<dialog>` with a fixed header and footer and a scrolling body. */
export function ModalFrame({
  open,
  title,
  children,
  footer,
  busy = false,
  onClose,
  dialogClass,
  footerClass,
}: ModalFrameProps) {
  const t = useWords(chromeWords)
  const titleId = useId()
  const { ref, requestClose, handlers } = useModal({ open, busy, onClose })

  return (
    <dialog ref={ref} aria-labelledby={titleId} aria-busy={busy || undefined} className={dialogClass} {...handlers}>
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
          {footer && <div className={footerClass}>{footer}</div>}
        </>
      )}
    </dialog>
  )
}
