export { BoardSkeleton, type BoardSkeletonProps } from './BoardSkeleton'
export { isUndoKey, ShelfBoard, type ShelfBoardProps } from './ShelfBoard'
