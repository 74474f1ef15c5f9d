import { useRef, useState, type KeyboardEvent } from 'react'
import { cva } from 'class-variance-authority'
import { ShelfImage } from '../../components/shelf-image'
import { nextPosition } from '../../internal/next-position'
import { useWords } from '../../words'
import { productWords } from '../../words/generated/product'
import { NewMark, type PictureView } from '../product-card'

const thumbStyles = cva(
  [
    'grid aspect-[5/4] w-full place-items-end justify-items-center rounded-sm border-0 border-b-2 bg-niche',
    'transition-[background-color] duration-fast hover:bg-brand-quiet active:translate-y-px',
  ],
  {
    variants: {
      shown: { true: 'border-shelf ring-2 ring-shelf', false: 'border-line-strong' },
      place: { page: 'px-2 pt-2 pb-0', dialog: 'px-1 pt-1 pb-0' },
    },
  },
)

/** On phones the dialog's picture is smaller: what is decided there stands below it. */
const largeStyles = cva('relative max-md:[&>:first-child]:rounded-none', {
  variants: { place: { page: '', dialog: 'max-md:[&>:first-child>*]:w-[38%]' } },
})

const rowStyles = cva('m-0 mt-3 grid list-none gap-2 p-0', {
  variants: { place: { page: 'grid-cols-5 max-md:px-gutter', dialog: 'grid-cols-4 max-md:grid-cols-5 max-md:px-5' } },
})

/** How many thumbnails the dialog has room for (Specification (shopping) §2, add-to-cart dialog). */
const MOST_IN_DIALOG = 4

/** A picture in a gallery. */
export interface GalleryPictureView extends PictureView {
  id: string
}

/** Props of {@link Gallery}. */
export interface GalleryProps {
  /** In the order they are shown; without any the outline of a pack stands on the shelf. */
  pictures: readonly GalleryPictureView[]
  /** What they show, for readers who listen. */
  title: string
  /** First published within 30 days; the picture carries the mark. */
  isNew?: boolean
  /** On the product's own `page`, or in a `dialog`, which has four thumbnails; `page` unless told. */
  place?: 'page' | 'dialog'
}

/**
 * The pictures of a product: one large on the shelf, the others as buttons below. Arrows, Home and End go along them.
 */
export function Gallery({ pictures, title, isNew = false, place = 'page' }: GalleryProps) {
  const t = useWords(productWords)
  const row = useRef<HTMLUListElement>(null)
  const offered = place === 'dialog' ? pictures.slice(0, MOST_IN_DIALOG) : pictures
  const first = offered[0]?.id
  const [chosen, setChosen] = useState({ position: 0, first })
  // Another variant puts its own picture first; what was looked at before does not cover it.
  const position = chosen.first === first ? chosen.position : 0
  const picture = offered[position]

  function move(event: KeyboardEvent<HTMLUListElement>) {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr'
    const next = nextPosition(event.key, position, offered.length, 'row', direction)
    if (next !== undefined) {
      event.preventDefault()
      setChosen({ position: next, first })
      row.current?.querySelectorAll('button')[next]?.focus()
    }
  }

  return (
    <div role="group" aria-label={t('pictures')} className="min-w-0">
      <div className={largeStyles({ place })}>
        <ShelfImage src={picture?.src ?? undefined} alt={picture?.alt || title} size="hero" loading="eager" />
        {isNew && <NewMark />}
      </div>
      {offered.length > 1 && (
        <ul ref={row} role="list" className={rowStyles({ place })} onKeyDown={move}>
          {offered.map(({ id, src }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={t('showPicture', { position: index + 1, count: offered.length })}
                aria-current={index === position || undefined}
                className={thumbStyles({ shown: index === position, place })}
                onClick={() => setChosen({ position: index, first })}
              >
                {src !== null && (
                  <img src={src} alt="" width={288} height={288} decoding="async" className="block h-auto w-4/5" />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
