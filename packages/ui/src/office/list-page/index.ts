export { ListContent, type ListContentProps } from './ListContent'
export { ListPage, type ListPageProps } from './ListPage'
export { ListSearch, type ListSearchProps } from './ListSearch'
export { ListTable, type ListTableProps } from './ListTable'
