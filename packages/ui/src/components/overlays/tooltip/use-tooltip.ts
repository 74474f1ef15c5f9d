import { useEffect, useId, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { positionPopover } from '../../../internal/position-popover'

/** Time to move the pointer from the control to its tooltip, in ms (WCAG 1.4.13, hoverable). */
const HIDE_DELAY = 200

/** Focusable elements. */
const CONTROL = 'a, button, input, select, textarea, summary, [tabindex]'

interface TooltipControls {
  id: string
  open: boolean
  frameRef: RefObject<HTMLSpanElement | null>
  tipRef: RefObject<HTMLSpanElement | null>
  handlers: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: () => void
  }
}

function controlIn(frame: HTMLElement | null): Element | null | undefined {
  return frame?.querySelector(CONTROL)
}

/** Shows a tooltip on hover and focus, until both end or Escape is pressed. */
export function useTooltip(): TooltipControls {
  const id = useId()
  const frameRef = useRef<HTMLSpanElement>(null)
  const tipRef = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    // Keeps the control's other descriptions.
    const control = controlIn(frameRef.current)
    const descriptionIds = control?.getAttribute('aria-describedby')?.split(' ') ?? []
    if (control && !descriptionIds.includes(id)) {
      control.setAttribute('aria-describedby', [...descriptionIds, id].join(' '))
    }
  })

  useEffect(() => {
    const tip = tipRef.current
    const frame = frameRef.current
    if (!open || !tip || !frame) {
      return
    }
    tip.showPopover()
    positionPopover(tip, controlIn(frame) ?? frame, { side: 'above', align: 'centre' })
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        // Hides the tooltip, but does not close the dialog that contains it.
        event.preventDefault()
        setOpen(false)
      }
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      if (tip.isConnected) {
        tip.hidePopover()
      }
    }
  }, [open])

  useEffect(() => () => clearTimeout(timer.current), [])

  function show() {
    clearTimeout(timer.current)
    setOpen(true)
  }

  return {
    id,
    open,
    frameRef,
    tipRef,
    handlers: {
      // Touch has no hover.
      onPointerEnter: (event) => event.pointerType !== 'touch' && show(),
      onPointerLeave: () => {
        if (!frameRef.current?.querySelector(':focus-visible')) {
          timer.current = setTimeout(() => setOpen(false), HIDE_DELAY)
        }
      },
      onFocus: () => {
        if (frameRef.current?.querySelector(':focus-visible')) {
          show()
        }
      },
      onBlur: () => setOpen(false),
    },
  }
}
