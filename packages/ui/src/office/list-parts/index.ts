export { ListFoot, type ListFootProps } from './ListFoot'
export { ListSearch, type ListSearchProps } from './ListSearch'
export { NothingFound, type NothingFoundProps } from './NothingFound'
