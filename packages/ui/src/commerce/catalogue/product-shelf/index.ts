export { ProductShelf, type ProductShelfProps } from './ProductShelf'
export { ProductShelfSkeleton, type ProductShelfSkeletonProps } from './ProductShelfSkeleton'
