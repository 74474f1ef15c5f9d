export { ShelfList, type ShelfListProps } from './ShelfList'
