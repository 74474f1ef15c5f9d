import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ShopPathsProvider } from '../../commerce/service/shop-paths'
import { previewPaths } from './preview-paths'
import { usePreviewDocument } from './use-preview-document'

/** The previews: width of the window in CSS px, and color scheme. */
const LOOKS = {
  desk: { width: 1280, scheme: 'light' },
  phone: { width: 390, scheme: 'light' },
  dark: { width: 1280, scheme: 'dark' },
} as const

/** A kind of preview. */
export type PreviewLook = keyof typeof LOOKS

export interface ShopPreviewProps {
  /** The accessible name of the frame. */
  title: string
  look: PreviewLook
  /** Components of the shop. */
  children: ReactNode
}

/** Shows components of the shop in a window of another width, scaled down to fit. Not interactive. */
export function ShopPreview({ title, look, children }: ShopPreviewProps) {
  const { width, scheme } = LOOKS[look]
  const { frame, container, content, availableWidth } = usePreviewDocument(scheme)
  const scale = availableWidth === 0 ? 0 : Math.min(1, availableWidth / width)
  const height = content?.height ?? 0
  return (
    <div ref={container} className="overflow-hidden rounded-lg" style={{ height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        tabIndex={-1}
        inert
        className="block origin-top-left border-0 rtl:origin-top-right"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {content && createPortal(<ShopPathsProvider paths={previewPaths}>{children}</ShopPathsProvider>, content.root)}
    </div>
  )
}
