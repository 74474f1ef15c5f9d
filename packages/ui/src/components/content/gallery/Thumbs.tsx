import { useEffect, useRef, type KeyboardEvent } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { nextPosition } from '../../../internal/next-position'
import { useWords } from '../../../words'
import { displayWords } from '../../../words/generated/display'
import type { GalleryPictureView } from './Slide'

const thumbStyles = cva(
  [
    'grid aspect-[5/4] w-full place-items-end justify-items-center rounded-sm border-0 border-b-2 bg-media',
    'transition-[background-color] duration-fast hover:bg-brand-quiet active:translate-y-px',
  ],
  {
    variants: {
      current: { true: 'border-shelf ring-2 ring-shelf', false: 'border-line-strong' },
      variant: { page: 'px-2 pt-2 pb-0', dialog: 'px-1 pt-1 pb-0' },
    },
  },
)

const rowStyles = cva('m-0 mt-3 grid list-none gap-2 p-0 print:hidden', {
  variants: {
    variant: {
      page:
        'grid-cols-5 max-md:-mb-1 max-md:scrollbar-none max-md:auto-cols-[4rem] max-md:grid-cols-none ' +
        'max-md:grid-flow-col max-md:justify-start max-md:overflow-x-auto max-md:px-gutter max-md:py-1',
      dialog: 'grid-cols-4 max-md:grid-cols-5 max-md:px-4',
    },
  },
})

export interface ThumbsProps {
  pictures: readonly GalleryPictureView[]
  /** Index of the current picture, from 0. */
  position: number
  variant: NonNullable<VariantProps<typeof thumbStyles>['variant']>
  /** Another picture was chosen. */
  onShow: (event: { position: number }) => void
}

/** Thumbnails below the large picture. Arrow keys, Home and End move between them. */
export function Thumbs({ pictures, position, variant, onShow }: ThumbsProps) {
  const t = useWords(displayWords)
  const row = useRef<HTMLUListElement>(null)

  // On phones the row scrolls. Not scrollIntoView, which also scrolls the page.
  useEffect(() => {
    const list = row.current!
    const current = list.children[position]?.getBoundingClientRect()
    const { left, width } = list.getBoundingClientRect()
    if (current) list.scrollBy({ left: current.left - left - (width - current.width) / 2, behavior: 'instant' })
  }, [position])

  function move(event: KeyboardEvent<HTMLUListElement>) {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr'
    const next = nextPosition(event.key, position, pictures.length, 'row', direction)
    if (next !== undefined) {
      event.preventDefault()
      onShow({ position: next })
      row.current?.querySelectorAll('button')[next]?.focus()
    }
  }

  return (
    <ul ref={row} role="list" className={rowStyles({ variant })} onKeyDown={move}>
      {pictures.map(({ id, src }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t('showPicture', { position: index + 1, count: pictures.length })}
            aria-current={index === position || undefined}
            className={thumbStyles({ current: index === position, variant })}
            onClick={() => onShow({ position: index })}
          >
            {src !== null && (
              <img src={src} alt="" width={288} height={288} decoding="async" className="block h-auto w-4/5" />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
