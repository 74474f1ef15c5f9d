export { ShelfIllustration, type ShelfPicture, type ShelfIllustrationProps } from './ShelfIllustration'
