export { ShelfSearch, type ShelfSearchProps } from './ShelfSearch'
