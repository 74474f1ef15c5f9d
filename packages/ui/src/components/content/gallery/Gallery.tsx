import { useState, type ReactNode, useRef, type RefObject } from 'react'
import { cva } from 'class-variance-authority'
import { LazyBoundary } from '../../feedback/lazy-boundary'
import { lazyWithRetry } from '../../../internal/lazy-with-retry'
import { useWords } from '../../../words'
import { displayWords } from '../../../words/generated/display'
import { type GalleryPictureView, Slide } from './Slide'
import { Thumbs } from './Thumbs'

interface GalleryControls {
  /** Ref of the row of large pictures. */
  rowRef: RefObject<HTMLUListElement | null>
  /** Index of the current picture, from 0. */
  position: number
  /** Shows a picture. */
  show: (position: number) => void
  /** Scroll handler of the row: updates the position after a swipe. */
  onScroll: () => void
}

/** The current picture of a gallery, chosen by thumbnail or by swiping. */
function useGallery(pictures: readonly GalleryPictureView[]): GalleryControls {
  const rowRef = useRef<HTMLUListElement>(null)
  const first = pictures[0]?.id
  const [chosen, setChosen] = useState({ position: 0, first })
  // Another variant starts with its own first picture, whatever position was shown before.
  const position = chosen.first === first ? chosen.position : 0

  function show(next: number) {
    setChosen({ position: next, first })
    slideTo(rowRef.current, next)
  }

  function onScroll() {
    const row = rowRef.current
    // In right-to-left rows scrollLeft is negative.
    const next = row && row.clientWidth > 0 ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) : position
    if (next !== position) {
      setChosen({ position: next, first })
    }
  }

  return { rowRef, position, show, onScroll }
}

/** Only swiping animates; a press changes the picture at once. */
function slideTo(row: HTMLElement | null, position: number): void {
  if (row) {
    const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row.scrollTo({ left: position * row.clientWidth * sign, behavior: 'instant' })
  }
}

/** Lazy, because most visitors never open it. */
const LazyGalleryZoom = lazyWithRetry(() =>
  import('./GalleryZoom').then(({ GalleryZoom }) => ({ default: GalleryZoom })),
)

/** On phones the dialog's picture is smaller, to leave room for the choices below it. */
const largeStyles = cva(
  'm-0 grid scrollbar-none auto-cols-[100%] list-none grid-flow-col overflow-x-auto p-0 [scroll-snap-type:x_mandatory]',
  { variants: { variant: { page: '', dialog: 'max-md:[&_:is(img,svg)]:w-[38%]' } } },
)

/** The number of pictures in the dialog (Specification (shopping) §2, add-to-cart dialog). */
const MAX_IN_DIALOG = 4

export interface GalleryProps {
  /** The pictures in display order; without any the outline of a pack is shown. */
  pictures: readonly GalleryPictureView[]
  /** The accessible name of the pictures. */
  title: string
  /** A badge on the picture's upper corner, which positions itself. */
  badge?: ReactNode
  /** True if the product was just added to the cart: a second pack moves in front of the visible picture. */
  justAdded?: boolean
  /**
   * On a `page` the pictures can be swiped and enlarged; a `dialog` has at most four and cannot enlarge. `page` by
   * default.
   */
  variant?: 'page' | 'dialog'
}

/** The pictures of a product: one large on the shelf, thumbnails below. */
export function Gallery({ pictures, title, badge, justAdded = false, variant = 'page' }: GalleryProps) {
  const t = useWords(displayWords)
  const visiblePictures = variant === 'dialog' ? pictures.slice(0, MAX_IN_DIALOG) : pictures
  const { rowRef, position, show, onScroll } = useGallery(visiblePictures)
  const [isLarge, setLarge] = useState(false)
  const slides = variant === 'dialog' || visiblePictures.length === 0 ? [visiblePictures[position]] : visiblePictures

  return (
    <div role="group" aria-label={t('pictures')} className="min-w-0">
      <div className="relative">
        {/* Another variant has other pictures, and its row starts at the first one. */}
        <ul
          key={visiblePictures[0]?.id}
          ref={rowRef}
          role="list"
          className={largeStyles({ variant })}
          onScroll={variant === 'page' ? onScroll : undefined}
        >
          {slides.map((picture, index) => (
            <Slide
              key={picture?.id ?? index}
              picture={picture}
              title={title}
              isCurrent={slides.length === 1 || index === position}
              justAdded={justAdded}
              onEnlarge={variant === 'page' ? () => setLarge(true) : undefined}
            />
          ))}
        </ul>
        {badge}
      </div>
      {visiblePictures.length > 1 && (
        <Thumbs
          pictures={visiblePictures}
          position={position}
          variant={variant}
          onShow={(event) => show(event.position)}
        />
      )}
      {isLarge && (
        <LazyBoundary onClose={() => setLarge(false)}>
          <LazyGalleryZoom pictures={visiblePictures} title={title} start={position} onClose={() => setLarge(false)} />
        </LazyBoundary>
      )}
    </div>
  )
}
