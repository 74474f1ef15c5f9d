export { Gallery, type GalleryPictureView, type GalleryProps } from './Gallery'
