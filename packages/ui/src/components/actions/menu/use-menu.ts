import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject, ToggleEvent } from 'react'
import { nextPosition } from '../../../internal/next-position'
import { positionPopover } from '../../../internal/position-popover'

interface MenuControls {
  id: string
  open: boolean
  buttonRef: RefObject<HTMLButtonElement | null>
  popoverRef: RefObject<HTMLDivElement | null>
  close: () => void
  onToggle: (event: ToggleEvent<HTMLDivElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void
}

function itemsOf(popover: HTMLElement): HTMLElement[] {
  return [...popover.querySelectorAll<HTMLElement>('[role=menuitem]')]
}

/** The next item after the focused one that begins with a letter. */
function itemByLetter(items: HTMLElement[], position: number, letter: string): HTMLElement | undefined {
  const inOrder = [...items.slice(position + 1), ...items.slice(0, position + 1)]
  return inOrder.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()))
}

/**
 * Keyboard handling and position of a menu button (WAI-ARIA). The popover API handles opening, Escape and presses
 * outside.
 */
export function useMenu(): MenuControls {
  const id = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const popoverRef = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const close = () => popoverRef.current?.hidePopover()

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const isOpen = event.newState === 'open'
    setOpen(isOpen)
    if (isOpen && buttonRef.current) {
      positionPopover(event.currentTarget, buttonRef.current, { side: 'below', align: 'start' })
      itemsOf(event.currentTarget)[0]?.focus()
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const items = itemsOf(event.currentTarget)
    const position = items.findIndex((item) => item === document.activeElement)
    const next = nextPosition(event.key, position, items.length, 'column')
    if (next !== undefined) {
      event.preventDefault()
      items[next]?.focus()
    } else if (event.key === 'Tab') {
      // The focus returns to the button first, and Tab moves on from there.
      close()
    } else if (event.key.length === 1 && event.key !== ' ') {
      itemByLetter(items, position, event.key)?.focus()
    }
  }

  return { id, open, buttonRef, popoverRef, close, onToggle, onKeyDown }
}
