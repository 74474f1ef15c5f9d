import { useId, useRef, type KeyboardEvent } from 'react'
import type { ShelfPlaceView } from '@skafferi/domain/shop/shelf/views'
import { RenderWhenVisible } from '../../../internal/render-when-visible'
import { useWords } from '../../../words'
import { shelfWords } from '../../../words/generated/shelf'
import { ShelfSlot, type ShelfSlotEvents } from '../shelf-slot'
import { boardStyles, cellStyles } from './board-styles'

export interface ShelfBoardProps extends ShelfSlotEvents {
  /** The accessible name ("Your shelf"). */
  label: string
  /** In their order. */
  places: readonly ShelfPlaceView[]
  /** True while what was filled is being added to the cart. */
  disabled?: boolean
  /** Takes back the last change. */
  onUndo: () => void
  /** A key filled the last gap of the board. */
  onLastGap?: () => void
}

/** True for the key that takes the last change back, without a modifier. */
export const isUndoKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (key === 'z' || key === 'Z') && !ctrlKey && !metaKey && !altKey

/** The element of a place that gets the focus: its button, or its link. */
const focusOf = (place: Element | undefined) =>
  place?.querySelector<HTMLElement>('button') ?? place?.querySelector<HTMLElement>('h3 a')

/** The position that an arrow key moves to; undefined for other keys, and at the edges. */
function positionAfter(key: string, position: number, columns: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  const step = steps[key]
  return step === undefined ? undefined : position + step
}

/**
 * The company's shelf, true to scale: what is left of each article and what is missing. Arrow keys move between the
 * places; in a place, F fills it and goes on to the next gap, and Z
 * takes the last change back.
 */
export function ShelfBoard({ label, places, disabled, onFill, onUndo, onLastGap }: ShelfBoardProps) {
  const t = useWords(shelfWords)
  const keysId = useId()
  const list = useRef<HTMLUListElement>(null)

  function press(event: KeyboardEvent<HTMLUListElement>) {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return
    const items = Array.from(list.current?.children ?? [])
    const position = items.findIndex((item) => item.contains(event.target as Node))
    const place = places[position]
    if (!place) return
    if (event.key === 'f' || event.key === 'F') {
      if (place.fill && !place.draft) onFill({ variantId: place.variantId, pieces: place.fill.pieces })
      const gap = places.findIndex(
        (each, index) =>
          index > position && each.fill && !each.draft && (each.status === 'gap' || each.status === place.status),
      )
      if (gap === -1) onLastGap?.()
      else focusOf(items[gap])?.focus()
      return
    }
    if (isUndoKey(event)) {
      onUndo()
      return
    }
    const top = items[0]?.getBoundingClientRect().top
    const columns = items.filter((item) => item.getBoundingClientRect().top === top).length
    const isRightToLeft = list.current !== null && getComputedStyle(list.current).direction === 'rtl'
    const next = positionAfter(event.key, position, columns, isRightToLeft)
    if (next === undefined) return
    event.preventDefault()
    focusOf(items[next])?.focus()
  }

  return (
    <>
      <p id={keysId} className="sr-only">
        {t('keys')}
      </p>
      <ul
        ref={list}
        role="list"
        aria-label={label}
        aria-describedby={keysId}
        className={boardStyles()}
        onKeyDown={press}
      >
        {places.map((place, index) => (
          <RenderWhenVisible key={place.variantId} as="li" className={cellStyles({ isGap: place.status === 'gap' })}>
            <ShelfSlot place={place} loading={index < 8 ? 'eager' : 'lazy'} disabled={disabled} onFill={onFill} />
          </RenderWhenVisible>
        ))}
      </ul>
    </>
  )
}
