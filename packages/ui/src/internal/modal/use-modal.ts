import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent, RefObject, SyntheticEvent } from 'react'
import { useBackHandler } from '../../components/layout/page-layout'

/** How the user asked to close a modal: close button, Escape, a press on the backdrop, the browser's Back. */
export type CloseReason = 'button' | 'escape' | 'backdrop' | 'back'

interface ModalOptions {
  open: boolean
  /** True while an operation runs that must not be interrupted; the modal cannot be closed then. */
  busy: boolean
  onClose: (event: { reason: CloseReason }) => void
}

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  requestClose: (reason: CloseReason) => void
  /** Event handlers of the `<dialog>`. */
  handlers: {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
  }
}

const FIELD = ':is(input:not([type=hidden]), select, textarea):not(:disabled)'

/** Stores the width of the scroll bar that the first modal removes, so that the page keeps its width. */
function keepPageWidth(): void {
  if (!document.querySelector('dialog:modal')) {
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
  }
}

/** Focuses the first field of a form; without a field, the heading. */
function focusStart(dialog: HTMLDialogElement): void {
  const body = dialog.querySelector<HTMLElement>('[data-part=body]')
  const title = dialog.querySelector<HTMLElement>('[data-part=title]')
  // A scrolling body without focusable content becomes focusable, so that the keyboard can scroll it.
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector('a, button, input, select, textarea')) {
    body.tabIndex = 0
  }
  const start = body?.querySelector<HTMLElement>(FIELD) ?? title
  start?.focus()
}

/** Opens and closes a native `<dialog>` with `open`. The browser traps the focus and restores it afterwards. */
export function useModal({ open, busy, onClose }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) {
      return
    }
    keepPageWidth()
    dialog.showModal()
    focusStart(dialog)
    // Also on unmount while open: only close() restores the focus.
    return () => dialog.close()
  }, [open])

  function requestClose(reason: CloseReason) {
    if (!busy) {
      onClose({ reason })
    }
  }

  useBackHandler(open ? 1 : 0, () => requestClose('back'))

  return {
    ref,
    requestClose,
    handlers: {
      onCancel: (event) => {
        // The cancel event of a file input inside the dialog bubbles.
        if (event.target === event.currentTarget) {
          event.preventDefault()
          requestClose('escape')
        }
      },
      onClose: (event) => {
        // On a second Escape browsers close the dialog without a cancel event: reopen it, and ask the parent to close
        // it.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) {
          event.currentTarget.showModal()
          requestClose('escape')
        }
      },
      onMouseDown: (event) => {
        // Header, body and footer fill the dialog, so only a press on the backdrop has the dialog itself as its target.
        if (event.target === event.currentTarget && event.button === 0) {
          event.preventDefault()
          // The second half of a double press that opened the modal is not meant for it.
          if (event.detail < 2) requestClose('backdrop')
        }
      },
    },
  }
}
