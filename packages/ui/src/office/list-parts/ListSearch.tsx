import { SearchBox } from '../../components/search-box'

export interface ListSearchProps {
  /** What the form sends it as. */
  name: string
  /** What is searched, for assistive technology. */
  label: string
  /** What can be searched for. */
  placeholder: string
  /** What is searched for now. */
  text: string
  /** Something else is searched for; the empty text for nothing. */
  onSearch: (event: { text: string }) => void
}

/** The search above a list, which follows the address: Back shows what was searched for then. */
export function ListSearch({ text, onSearch, ...box }: ListSearchProps) {
  return (
    <span className="min-w-0 max-md:flex-1 md:w-72">
      <SearchBox key={text} {...box} defaultText={text} onSearch={onSearch} onClear={() => onSearch({ text: '' })} />
    </span>
  )
}
