import { useCallback, useState, type RefCallback } from 'react'

/** The root element in a frame's document, and its height in CSS px. */
interface PreviewDocument {
  root: HTMLElement
  height: number
}

/**
 * Switches a frame's empty document to standards mode, like the shop's pages. It has no doctype, and the content
 * security policy does not allow writing one; but a document that is opened for writing is in standards mode until
 * something is written.
 */
function enterStandardsMode(inner: Document): void {
  if (inner.compatMode === 'CSS1Compat') return
  inner.open()
  inner.append(inner.createElement('html'))
  inner.documentElement.append(inner.createElement('head'), inner.createElement('body'))
  // Stop loading, because nothing will be written and the browser would wait for it.
  inner.defaultView?.stop()
}

/** Creates the root element in a frame's document and copies the style sheets of the page. */
function createRoot(frame: HTMLIFrameElement, scheme: string): HTMLElement | null {
  const inner = frame.contentDocument
  if (!inner?.body) return null
  enterStandardsMode(inner)
  inner.documentElement.dataset.scheme = scheme
  inner.documentElement.dir = document.documentElement.dir
  inner.documentElement.lang = document.documentElement.lang
  inner.head.replaceChildren(
    ...[...document.head.querySelectorAll('style, link[rel="stylesheet"]')].map((sheet) => sheet.cloneNode(true)),
  )
  const root = inner.createElement('div')
  inner.body.replaceChildren(root)
  return root
}

/** Reports the size of an element now and when it changes. */
function observeSize(element: HTMLElement, onSize: (box: DOMRectReadOnly) => void): () => void {
  const View = element.ownerDocument.defaultView?.ResizeObserver ?? ResizeObserver
  const observer = new View(() => onSize(element.getBoundingClientRect()))
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * A document in a frame, to show content at another width or in another color scheme. It is the frame's initial empty
 * document, because the office's content security policy allows no other.
 */
export function usePreviewDocument(scheme: 'light' | 'dark') {
  const [content, setContent] = useState<PreviewDocument | null>(null)
  const [availableWidth, setAvailableWidth] = useState(0)

  const frame: RefCallback<HTMLIFrameElement> = useCallback(
    (element) => {
      if (!element) return undefined
      let stop = () => {}
      const load = () => {
        stop()
        const root = createRoot(element, scheme)
        if (!root) return
        setContent({ root, height: 0 })
        stop = observeSize(root, ({ height }) => setContent({ root, height }))
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
  const container: RefCallback<HTMLElement> = useCallback(
    (element) => (element ? observeSize(element, ({ width }) => setAvailableWidth(width)) : undefined),
    [],
  )
  return { frame, container, content, availableWidth }
}
