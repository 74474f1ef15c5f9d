export { ProductShelf, type ProductShelfProps } from './ProductShelf'
export { ProductShelfSkeleton, type ProductShelfSkeletonProps } from './ProductShelfSkeleton'
export { ShelfLoading, type ShelfLoadingProps } from './ShelfLoading'
