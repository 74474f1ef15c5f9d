import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent, RefObject, SyntheticEvent } from 'react'
import { useWayBack } from '../../components/page-layout'

/** How a reader asked for a modal to go: its close button, the Escape key, a press beside it, the browser's Back. */
export type CloseReason = 'button' | 'escape' | 'backdrop' | 'back'

interface ModalOptions {
  open: boolean
  /** Work is under way that must not be left: nothing closes the modal. */
  busy: boolean
  onClose: (event: { reason: CloseReason }) => void
}

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  requestClose: (reason: CloseReason) => void
  /** What the `<dialog>` listens to. */
  handlers: {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
  }
}

const FIELD = ':is(input:not([type=hidden]), select, textarea):not(:disabled)'

/** Remembers how wide the scroll bar is that the first modal takes away, so that the page keeps its width. */
function keepPageWidth(): void {
  if (!document.querySelector('dialog:modal')) {
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
  }
}

/** A form starts at its first field; anything else is read from its heading. */
function focusStart(dialog: HTMLDialogElement): void {
  const body = dialog.querySelector<HTMLElement>('[data-part=body]')
  const title = dialog.querySelector<HTMLElement>('[data-part=title]')
  // A long text without anything to stop at is a stop itself, or the keyboard could not scroll it.
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector('a, button, input, select, textarea')) {
    body.tabIndex = 0
  }
  const start = body?.querySelector<HTMLElement>(FIELD) ?? title
  start?.focus()
}

/** Drives a native `<dialog>` from `open`: the browser keeps the focus inside and gives it back afterwards. */
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
    // Also when the dialog leaves the page while open: only close() gives the focus back.
    return () => dialog.close()
  }, [open])

  function requestClose(reason: CloseReason) {
    if (!busy) {
      onClose({ reason })
    }
  }

  useWayBack(open ? 1 : 0, () => requestClose('back'))

  return {
    ref,
    requestClose,
    handlers: {
      onCancel: (event) => {
        // A file input inside says "cancel" too.
        if (event.target === event.currentTarget) {
          event.preventDefault()
          requestClose('escape')
        }
      },
      onClose: (event) => {
        // A second Escape closes without asking: either the owner follows, or the dialog comes back.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) {
          event.currentTarget.showModal()
          requestClose('escape')
        }
      },
      onMouseDown: (event) => {
        // The head, body and foot fill the dialog, so only its backdrop is a press on itself.
        if (event.target === event.currentTarget && event.button === 0) {
          event.preventDefault()
          requestClose('backdrop')
        }
      },
    },
  }
}
