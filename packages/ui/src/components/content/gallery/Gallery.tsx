import { useState, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { LazyBoundary } from '../../feedback/lazy-boundary'
import { lazyWithRetry } from '../../../internal/lazy-with-retry'
import { useWords } from '../../../words'
import { displayWords } from '../../../words/generated/display'
import type { GalleryPictureView } from './Slide'
import { Slide } from './Slide'
import { Thumbs } from './Thumbs'
import { useGallery } from './use-gallery'

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
