export { ListFoot, type ListFootProps } from './ListFoot'
export { ListSearch, type ListSearchProps } from './ListSearch'
export { NoResults, type NoResultsProps } from './NoResults'
