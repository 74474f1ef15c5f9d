import type { ReactNode } from 'react'
import { useWords } from '../../../words'
import { displayWords } from '../../../words/generated/display'
import { ZoomInIcon } from '../icon'
import { ShelfImage } from '../shelf-image'

/** A picture in a gallery. */
export interface GalleryPictureView {
  /** Unique within the gallery. */
  id: string
  /** Its URL; `null` for the outline of a pack. */
  src: string | null
  /** Its alternative text; empty to use the title. */
  alt: string
}

export interface SlideProps {
  picture: GalleryPictureView | undefined
  /** The alternative text if the picture has none. */
  title: string
  /** True for the current picture. The others are only reached by swiping. */
  isCurrent: boolean
  /** True if the product was just added to the cart: a second pack moves in front. */
  justAdded?: boolean
  /** The user enlarges the picture. Omit if it cannot be enlarged. */
  onEnlarge?: () => void
}

/** Moves 8 px and fades in once, beside the first pack. No transition under reduced motion. */
const secondStyles =
  'pointer-events-none absolute bottom-0.5 left-1/2 aspect-square w-[62%] max-w-105 -translate-x-1/3 md:w-[78%] ' +
  '2xl:max-w-130 transition-[opacity,translate] duration-move motion-reduce:transition-none print:hidden ' +
  'starting:-translate-x-[calc(33.333%-0.5rem)] starting:opacity-0'

/** A large picture on the shelf; a press enlarges it. */
export function Slide({ picture, title, isCurrent, justAdded = false, onEnlarge }: SlideProps) {
  const t = useWords(displayWords)
  const alt = picture?.alt || title
  const image = (
    <ShelfImage src={picture?.src ?? undefined} alt={alt} size="hero" loading={isCurrent ? 'eager' : 'lazy'} />
  )
  return (
    <li aria-hidden={!isCurrent || undefined} className="relative min-w-0 snap-start overflow-hidden">
      {onEnlarge && picture?.src ? (
        <EnlargeButton label={t('enlargePicture', { alt })} isCurrent={isCurrent} onPress={onEnlarge}>
          {image}
        </EnlargeButton>
      ) : (
        image
      )}
      {justAdded && isCurrent && picture?.src && <img src={picture.src} alt="" data-second className={secondStyles} />}
    </li>
  )
}

interface EnlargeButtonProps {
  label: string
  isCurrent: boolean
  onPress: () => void
  children: ReactNode
}

function EnlargeButton({ label, isCurrent, onPress, children }: EnlargeButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      tabIndex={isCurrent ? undefined : -1}
      className={
        'group relative block w-full cursor-zoom-in border-0 bg-transparent p-0 focus-visible:shadow-none ' +
        'focus-visible:-outline-offset-3 print:block'
      }
      onClick={onPress}
    >
      {children}
      <span
        className={
          'absolute end-3 bottom-3 grid size-8 place-items-center rounded-full bg-surface text-ink-muted ' +
          'group-hover:text-ink print:hidden'
        }
      >
        <ZoomInIcon size="sm" />
      </span>
    </button>
  )
}
