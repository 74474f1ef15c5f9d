import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { CartLineView } from '@skafferi/domain/shop/cart/views'
import { focusPage } from '../../components/layout/page-layout'

interface Removal {
  line: CartLineView
  /** Ids of the lines to focus after removal, by preference: those below, then those above. */
  next: readonly string[]
}

interface Removals {
  /** Ref of the element around the lines. */
  region: RefObject<HTMLDivElement | null>
  /** Call when a line's removal is requested; the line may stay until the store has responded. */
  noteRemoval: (lineId: string) => void
}

const VISIBLE_LINES = '[data-line]:not([hidden])'

const linesIn = (region: RefObject<HTMLElement | null>) => [
  ...(region.current?.querySelectorAll<HTMLElement>(VISIBLE_LINES) ?? []),
]

/**
 * Waits until removed lines disappear, and reports each. The focus moves from a removed line to the remove button of
 * the next one, or to the page's heading if none is left.
 */
export function useRemovals(lines: readonly CartLineView[], onRemoved: (line: CartLineView) => void): Removals {
  const region = useRef<HTMLDivElement>(null)
  const pending = useRef(new Map<string, Removal>())
  const notify = useEffectEvent(onRemoved)

  useLayoutEffect(() => {
    const removed = [...pending.current.values()].filter(({ line }) => !lines.some(({ id }) => id === line.id))
    for (const { line, next } of removed) {
      pending.current.delete(line.id)
      if (document.activeElement === document.body) {
        const present = linesIn(region)
        const id = next.find((lineId) => present.some(({ dataset }) => dataset.line === lineId))
        const nextLine = present.find(({ dataset }) => dataset.line === id)
        const button = nextLine?.querySelector<HTMLElement>('[data-part=remove] button')
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
      const visibleIds = linesIn(region).flatMap(({ dataset }) => dataset.line ?? [])
      const position = visibleIds.indexOf(lineId)
      pending.current.set(lineId, {
        line,
        next: [...visibleIds.slice(position + 1), ...visibleIds.slice(0, position).reverse()],
      })
    }
  }

  return { region, noteRemoval }
}
