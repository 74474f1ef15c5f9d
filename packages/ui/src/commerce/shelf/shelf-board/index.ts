export { BoardSkeleton, type BoardSkeletonProps } from './BoardSkeleton'
export { ShelfBoard, type ShelfBoardProps } from './ShelfBoard'
