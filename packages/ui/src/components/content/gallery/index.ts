export { Gallery, type GalleryProps } from './Gallery'
export type { GalleryPictureView } from './Slide'
