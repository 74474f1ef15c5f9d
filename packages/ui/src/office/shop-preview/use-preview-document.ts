import { useCallback, useState, type RefCallback } from 'react'

/** What a frame holds, and how high it is in CSS px; `null` until it is there. */
interface PreviewDocument {
  place: HTMLElement
  height: number
}

/**
 * Has a frame's empty document laid out by the standards, as the shop's pages are. It has no doctype, and could be written one only
 * against the content policy; but one that is opened to be written is taken for a document of the standards until then.
 */
function openByStandards(inner: Document): void {
  if (inner.compatMode === 'CSS1Compat') return
  inner.open()
  inner.append(inner.createElement('html'))
  inner.documentElement.append(inner.createElement('head'), inner.createElement('body'))
  // Nothing is going to be written: or the browser would wait for it.
  inner.defaultView?.stop()
}

/** A root in a frame's document, which has the style sheets of the page around it. */
function dress(frame: HTMLIFrameElement, scheme: string): HTMLElement | null {
  const inner = frame.contentDocument
  if (!inner?.body) return null
  openByStandards(inner)
  inner.documentElement.dataset.scheme = scheme
  inner.documentElement.dir = document.documentElement.dir
  inner.documentElement.lang = document.documentElement.lang
  inner.head.replaceChildren(
    ...[...document.head.querySelectorAll('style, link[rel="stylesheet"]')].map((sheet) => sheet.cloneNode(true)),
  )
  const place = inner.createElement('div')
  inner.body.replaceChildren(place)
  return place
}

/** Reads how wide or high something is, now and whenever it changes. */
function watch(element: HTMLElement, tell: (box: DOMRectReadOnly) => void): () => void {
  const View = element.ownerDocument.defaultView?.ResizeObserver ?? ResizeObserver
  const sizes = new View(() => tell(element.getBoundingClientRect()))
  sizes.observe(element)
  return () => sizes.disconnect()
}

/**
 * A document within the page, for what is to be seen at another width or in another scheme. It is the empty one that every frame
 * begins with: the office's content policy allows none that is written.
 */
export function usePreviewDocument(scheme: 'light' | 'dark') {
  const [held, setHeld] = useState<PreviewDocument | null>(null)
  const [room, setRoom] = useState(0)

  const frame: RefCallback<HTMLIFrameElement> = useCallback(
    (element) => {
      if (!element) return undefined
      let stop = () => {}
      const load = () => {
        stop()
        const place = dress(element, scheme)
        if (!place) return
        setHeld({ place, height: 0 })
        stop = watch(place, ({ height }) => setHeld({ place, height }))
      }
      element.addEventListener('load', load)
      load()
      return () => {
        stop()
        element.removeEventListener('load', load)
      }
    },
    [scheme],
  )
  const around: RefCallback<HTMLElement> = useCallback(
    (element) => (element ? watch(element, ({ width }) => setRoom(width)) : undefined),
    [],
  )
  return { frame, around, held, room }
}
