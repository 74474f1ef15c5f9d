export { Pagination, type PaginationProps } from './Pagination'
export type { PageMove } from './PageStep'
