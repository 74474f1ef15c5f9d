import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ShopPathsProvider } from '../../commerce/shop-paths'
import { previewPaths } from './preview-paths'
import { usePreviewDocument } from './use-preview-document'

/** How the shop is looked at: the width of the window in CSS px, and the scheme. */
const LOOKS = {
  desk: { width: 1280, scheme: 'light' },
  phone: { width: 390, scheme: 'light' },
  dark: { width: 1280, scheme: 'dark' },
} as const

/** How the shop is looked at. */
export type PreviewLook = keyof typeof LOOKS

export interface ShopPreviewProps {
  /** What is seen: the frame's name for assistive technology. */
  title: string
  look: PreviewLook
  /** Parts of the shop, as its pages have them. */
  children: ReactNode
}

/** Parts of the shop as a window of another width shows them, made smaller where there is less room. Only looked at. */
export function ShopPreview({ title, look, children }: ShopPreviewProps) {
  const { width, scheme } = LOOKS[look]
  const { frame, around, held, room } = usePreviewDocument(scheme)
  const scale = room === 0 ? 0 : Math.min(1, room / width)
  const height = held?.height ?? 0
  return (
    <div ref={around} className="overflow-hidden rounded-lg" style={{ height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        tabIndex={-1}
        inert
        className="block origin-top-left border-0 rtl:origin-top-right"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {held && createPortal(<ShopPathsProvider paths={previewPaths}>{children}</ShopPathsProvider>, held.place)}
    </div>
  )
}
