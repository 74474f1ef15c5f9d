import { useEffect, useRef, useState, type ComponentProps, type CSSProperties } from 'react'
import { waitForTurn } from './load-queue'

interface StoryFrameProps {
  /** The story's id in Storybook. */
  id: string
  title: string
  /** The toolbars' settings as Storybook writes them in an address: `scheme:dark;contrast:more`. */
  globals: string
  className?: string
  style?: CSSProperties
  /** Other attributes of the frame. */
  frame?: ComponentProps<'iframe'>
}

/** Distance from the viewport at which a frame loads. */
const MARGIN = '100px'

/**
 * A story in a frame. A frame is a complete Storybook preview with a hundred requests, so it loads only when it can be
 * seen, two at a time.
 */
export function StoryFrame({ id, title, globals, className, style, frame }: StoryFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const done = useRef<(() => void) | undefined>(undefined)
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    let leave: (() => void) | undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        leave = waitForTurn((release) => {
          done.current = release
          setIsLoaded(true)
        })
      },
      { rootMargin: MARGIN },
    )
    watch.observe(place.current!)
    return () => {
      watch.disconnect()
      leave?.()
    }
  }, [])
  if (!isLoaded) return <div ref={place} className={className} style={style} data-frame={id} />
  return (
    <iframe
      {...frame}
      title={title}
      className={className}
      style={style}
      src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
      onLoad={(event) => {
        done.current?.()
        frame?.onLoad?.(event)
      }}
    />
  )
}
