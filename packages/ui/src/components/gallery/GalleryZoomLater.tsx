import { lazy } from 'react'

/** {@link GalleryZoom}, fetched when it is first asked for: most visitors never open it. */
export const GalleryZoomLater = lazy(async () => {
  const { GalleryZoom } = await import('./GalleryZoom')
  return { default: GalleryZoom }
})
