export { focusSearch, SearchBox, type SearchBoxProps, type SearchBoxSuggestionsProps } from './SearchBox'
