import type { ReactNode } from 'react'
import { useWords } from '../../words'
import { displayWords } from '../../words/generated/display'
import { ZoomInIcon } from '../icon'
import { ShelfImage } from '../shelf-image'

/** A picture in a gallery. */
export interface GalleryPictureView {
  /** Names the picture among the others. */
  id: string
  /** Its address; `null` where the outline of a pack has to do. */
  src: string | null
  /** What it shows; empty where the title says it. */
  alt: string
}

export interface SlideProps {
  picture: GalleryPictureView | undefined
  /** Stands in for a picture's own words. */
  title: string
  /** Whether it is the one in sight. The others are there for the finger only. */
  shown: boolean
  /** A second one steps in front of it: it has just been put into the cart. */
  twice?: boolean
  /** It is to be seen larger. Left out where it cannot be. */
  onEnlarge?: () => void
}

/** 8 px of travel and a fade, once, beside the first. None under reduced motion, where it is there at once. */
const secondStyles =
  'pointer-events-none absolute bottom-0.5 left-1/2 aspect-square w-[62%] max-w-105 -translate-x-1/3 md:w-[78%] ' +
  'transition-[opacity,translate] duration-move motion-reduce:transition-none print:hidden ' +
  'starting:-translate-x-[calc(33.333%-0.5rem)] starting:opacity-0'

/** A large picture on the shelf; pressed, it is seen larger. */
export function Slide({ picture, title, shown, twice = false, onEnlarge }: SlideProps) {
  const t = useWords(displayWords)
  const alt = picture?.alt || title
  const image = <ShelfImage src={picture?.src ?? undefined} alt={alt} size="hero" loading={shown ? 'eager' : 'lazy'} />
  return (
    <li aria-hidden={!shown || undefined} className="relative min-w-0 snap-start overflow-hidden">
      {onEnlarge && picture?.src ? (
        <EnlargeButton label={t('enlargePicture', { alt })} shown={shown} onPress={onEnlarge}>
          {image}
        </EnlargeButton>
      ) : (
        image
      )}
      {twice && shown && picture?.src && <img src={picture.src} alt="" data-second className={secondStyles} />}
    </li>
  )
}

interface EnlargeButtonProps {
  label: string
  shown: boolean
  onPress: () => void
  children: ReactNode
}

function EnlargeButton({ label, shown, onPress, children }: EnlargeButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      tabIndex={shown ? undefined : -1}
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
