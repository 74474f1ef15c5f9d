import { useState, type KeyboardEvent } from 'react'
import { cva } from 'class-variance-authority'
import { nextPosition } from '../../../internal/next-position'
import { useWords } from '../../../words'
import { displayWords } from '../../../words/generated/display'
import { Button } from '../../actions/button'
import { Dialog } from '../../overlays/dialog'
import { ChevronLeftIcon, ChevronRightIcon, ZoomInIcon, ZoomOutIcon } from '../icon'
import { IconButton } from '../../actions/icon-button'
import type { GalleryPictureView } from './Slide'

/** Zoomed in, the picture is twice as wide as its frame and scrolls inside it. */
const imageStyles = cva('block aspect-square object-contain', {
  variants: { zoomed: { true: 'w-[200%] max-w-none', false: 'mx-auto max-h-[60dvh] w-full' } },
})

export interface GalleryZoomProps {
  pictures: readonly GalleryPictureView[]
  /** The dialog's heading. */
  title: string
  /** Index of the first picture to show, from 0. */
  start: number
  /** The dialog closes. */
  onClose: () => void
}

/** One picture at a time as large as the window allows, with a zoom to twice that. */
export function GalleryZoom({ pictures, title, start, onClose }: GalleryZoomProps) {
  const t = useWords(displayWords)
  const [position, setPosition] = useState(start)
  const [zoomed, setZoomed] = useState(false)
  const picture = pictures[position]
  const count = pictures.length

  function show(next: number) {
    setPosition((next + count) % count)
    setZoomed(false)
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr'
    // While zoomed in, arrow keys scroll.
    const next = zoomed ? undefined : nextPosition(event.key, position, count, 'row', direction)
    if (next !== undefined) {
      event.preventDefault()
      show(next)
    }
  }

  const steps = (
    <>
      <IconButton
        variant="outlined"
        label={t('previousPicture')}
        icon={<ChevronLeftIcon />}
        onPress={() => show(position - 1)}
      />
      <span role="status" className="num text-xs text-ink-muted">
        {t('pictureOf', { position: position + 1, count })}
      </span>
      <IconButton
        variant="outlined"
        label={t('nextPicture')}
        icon={<ChevronRightIcon />}
        onPress={() => show(position + 1)}
      />
    </>
  )

  return (
    <Dialog
      open
      size="lg"
      title={title}
      onClose={() => onClose()}
      footer={
        <div className="flex w-full items-center gap-3">
          {count > 1 && steps}
          <span className="ms-auto">
            <Button variant="secondary" onPress={() => setZoomed(!zoomed)}>
              {zoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
              {zoomed ? t('zoomOut') : t('zoomIn')}
            </Button>
          </span>
        </div>
      }
    >
      <div
        role="group"
        aria-label={t('pictures')}
        tabIndex={0}
        className="max-h-[60dvh] overflow-auto rounded-sm bg-media -outline-offset-2"
        onKeyDown={move}
      >
        {picture?.src && (
          <img key={picture.id} src={picture.src} alt={picture.alt || title} className={imageStyles({ zoomed })} />
        )}
      </div>
    </Dialog>
  )
}
