export { ShelfImage, type ShelfImageProps } from './ShelfImage'
