import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { CartLineView } from '@skafferi/domain/cart/views'
import { focusPage } from '../../components/page-layout'

interface Removal {
  line: CartLineView
  /** Ids of the lines that can be focused after removal, best first: those below it, then those above. */
  next: readonly string[]
}

interface Removals {
  /** Ref of the element around the lines. */
  region: RefObject<HTMLDivElement | null>
  /** A line's removal was requested; it may stay until the store has answered. */
  noteRemoval: (lineId: string) => void
}

const SHOWN_LINES = '[data-line]:not([hidden])'

const linesIn = (region: RefObject<HTMLElement | null>) => [
  ...(region.current?.querySelectorAll<HTMLElement>(SHOWN_LINES) ?? []),
]

/**
 * Waits until removed lines disappear, and reports each. The focus moves from a removed line to the remove button of
 * the next one, or to the page's heading if none is left.
 */
export function useRemovals(lines: readonly CartLineView[], onRemoved: (line: CartLineView) => void): Removals {
  const region = useRef<HTMLDivElement>(null)
  const asked = useRef(new Map<string, Removal>())
  const notify = useEffectEvent(onRemoved)

  useLayoutEffect(() => {
    const removed = [...asked.current.values()].filter(({ line }) => !lines.some(({ id }) => id === line.id))
    for (const { line, next } of removed) {
      asked.current.delete(line.id)
      if (document.activeElement === document.body) {
        const present = linesIn(region)
        const id = next.find((lineId) => present.some(({ dataset }) => dataset.line === lineId))
        const comesUp = present.find(({ dataset }) => dataset.line === id)
        const button = comesUp?.querySelector<HTMLElement>('[data-part=remove] button')
        if (button) {
          button.focus()
        } else {
          focusPage()
        }
      }
      notify(line)
    }
  }, [lines])

  function noteRemoval(lineId: string) {
    const line = lines.find(({ id }) => id === lineId)
    if (line) {
      const shown = linesIn(region).flatMap(({ dataset }) => dataset.line ?? [])
      const place = shown.indexOf(lineId)
      asked.current.set(lineId, { line, next: [...shown.slice(place + 1), ...shown.slice(0, place).reverse()] })
    }
  }

  return { region, noteRemoval }
}
