import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { CartLineView } from '@skafferi/domain/cart/views'
import { focusPage } from '../../components/page-layout'

interface Removal {
  line: CartLineView
  /** Its place among the lines that were shown. */
  position: number
}

interface Removals {
  /** Goes around the lines. */
  region: RefObject<HTMLDivElement | null>
  /** The removal of a line has been asked for; the line may stand until the store has answered. */
  noteRemoval: (lineId: string) => void
}

const SHOWN_LINES = '[data-line]:not([hidden])'
const REMOVE_BUTTONS = `${SHOWN_LINES} [data-part=remove] button`

/**
 * Waits for lines to go whose removal was asked for, and reports each. A line that goes takes the focus with it:
 * it is handed on to the remove button of the line that comes up, or to the page's heading when none is left, so that
 * the keyboard and readers keep their place.
 */
export function useRemovals(lines: readonly CartLineView[], onRemoved: (line: CartLineView) => void): Removals {
  const region = useRef<HTMLDivElement>(null)
  const asked = useRef(new Map<string, Removal>())
  const tell = useEffectEvent(onRemoved)

  useLayoutEffect(() => {
    const gone = [...asked.current.values()].filter(({ line }) => !lines.some(({ id }) => id === line.id))
    for (const { line, position } of gone) {
      asked.current.delete(line.id)
      if (document.activeElement === document.body) {
        const buttons = [...(region.current?.querySelectorAll<HTMLElement>(REMOVE_BUTTONS) ?? [])]
        const next = buttons[position] ?? buttons.at(-1)
        if (next) {
          next.focus()
        } else {
          focusPage()
        }
      }
      tell(line)
    }
  }, [lines])

  function noteRemoval(lineId: string) {
    const line = lines.find(({ id }) => id === lineId)
    if (line) {
      const shown = [...(region.current?.querySelectorAll<HTMLElement>(SHOWN_LINES) ?? [])]
      asked.current.set(lineId, { line, position: shown.findIndex(({ dataset }) => dataset.line === lineId) })
    }
  }

  return { region, noteRemoval }
}
