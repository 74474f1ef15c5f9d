import { useId, useRef, type KeyboardEvent } from 'react'
import { cva } from 'class-variance-authority'
import type { ShelfPlaceView } from '@skafferi/domain/shop/shelf/views'
import { RenderWhenVisible } from '../../../internal/render-when-visible'
import { useWords } from '../../../words'
import { shelfWords } from '../../../words/generated/shelf'
import { ShelfSlot, type ShelfSlotEvents } from '../shelf-slot'

/**
 * Each place takes two rows of the grid: the picture, whose height is fixed, and the label. On phones the places are
 * one scrolling row, gaps first.
 */
const boardStyles = cva(
  'grid auto-rows-[calc(132px*var(--board-scale))_auto] grid-cols-4 overflow-hidden bg-surface [--board-scale:1] ' +
    'max-md:[--board-scale:0.763] lg:grid-cols-8 2xl:[--board-scale:1.15] max-md:auto-cols-[116px] ' +
    'max-md:grid-flow-col max-md:grid-cols-none max-md:grid-rows-[calc(132px*var(--board-scale))_auto] ' +
    'max-md:snap-x max-md:scroll-px-gutter max-md:overflow-x-auto max-md:scrollbar-none max-md:px-gutter max-md:bg-no-repeat ' +
    'max-md:[background-image:linear-gradient(var(--shelf),var(--shelf)),linear-gradient(var(--media),var(--media))] ' +
    'max-md:[background-position:0_calc(132px*var(--board-scale)-2px),0_0] ' +
    'max-md:[background-size:100%_2px,100%_calc(132px*var(--board-scale))]',
)

/**
 * The niche and the shelf's line reach from each place to the end of the row, so that both are unbroken across places
 * and free room.
 */
const cellStyles = cva(
  'relative isolate row-span-2 grid min-w-0 grid-rows-subgrid ' +
    'before:absolute before:start-0 before:top-0 before:-z-1 before:h-[calc(132px*var(--board-scale))] before:w-[200vw] before:border-b-2 ' +
    'before:border-shelf before:bg-media before:content-[""] max-md:snap-start',
  { variants: { isGap: { true: 'max-md:-order-1', false: '' } } },
)

export interface ShelfBoardProps extends ShelfSlotEvents {
  /** The accessible name ("Your shelf"). */
  label: string
  /** In their order. */
  places: readonly ShelfPlaceView[]
  /** Takes back the last change. */
  onUndo: () => void
}

/** The element of a place that gets the focus: its button, or its link. */
const focusOf = (place: Element | undefined) =>
  place?.querySelector<HTMLElement>('button') ?? place?.querySelector<HTMLElement>('a')

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
 * places; in a place, F fills it and Z takes the last change back.
 */
export function ShelfBoard({ label, places, onFill, onUndo }: ShelfBoardProps) {
  const t = useWords(shelfWords)
  const keysId = useId()
  const list = useRef<HTMLUListElement>(null)

  function press(event: KeyboardEvent<HTMLUListElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const items = Array.from(list.current?.children ?? [])
    const position = items.findIndex((item) => item.contains(event.target as Node))
    const place = places[position]
    if (!place) return
    if (event.key === 'f' || event.key === 'F') {
      if (place.fill && !place.draft) onFill({ variantId: place.variantId, pieces: place.fill.pieces })
      return
    }
    if (event.key === 'z' || event.key === 'Z') {
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
            <ShelfSlot place={place} loading={index < 8 ? 'eager' : 'lazy'} onFill={onFill} />
          </RenderWhenVisible>
        ))}
      </ul>
    </>
  )
}
