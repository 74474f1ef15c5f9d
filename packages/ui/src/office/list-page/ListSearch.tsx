import { SearchBox } from '../../components/forms/search-box'

export interface ListSearchProps {
  /** The name of the field. */
  name: string
  /** The accessible name. */
  label: string
  /** A hint on what can be searched for. */
  placeholder: string
  /** The current search text. */
  text: string
  /** The user searches; an empty text clears the search. */
  onSearch: (event: { text: string }) => void
}

/** The search field of a list. It follows the URL, so that the browser's Back button restores the previous text. */
export function ListSearch({ text, onSearch, ...box }: ListSearchProps) {
  return (
    <span className="min-w-0 max-md:flex-1 md:w-72">
      <SearchBox key={text} {...box} defaultText={text} onSearch={onSearch} onClear={() => onSearch({ text: '' })} />
    </span>
  )
}
