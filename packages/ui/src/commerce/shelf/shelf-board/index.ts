export { ShelfBoard, type ShelfBoardProps } from './ShelfBoard'
