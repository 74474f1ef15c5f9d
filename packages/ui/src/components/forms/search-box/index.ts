export { focusSearch, SearchBox, type SearchBoxProps } from './SearchBox'
