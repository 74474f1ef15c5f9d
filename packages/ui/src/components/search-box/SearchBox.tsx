import { useRef, useState, type FormEvent } from 'react'
import { useWords } from '../../words'
import { controlsWords } from '../../words/generated/controls'
import { controlStyles } from '../field'
import { CloseIcon, SearchIcon } from '../icon'
import { IconButton } from '../icon-button'

export interface SearchBoxProps {
  /** What is searched ("Search products"): the name of the search and of its field. */
  label: string
  /** Words in the empty field ("Search for anything..."). */
  placeholder?: string
  /** The text at first. To seed it again, as when the address changes, give the box a `key`. */
  defaultText?: string
  /** The name under which the field is known to the browser. */
  name?: string
  /** Enter, or the search key of a phone. The text is trimmed and may be empty: what that means is the page's rule. */
  onSearch: (event: { text: string }) => void
  /** The text was emptied with the cross. The focus stays in the field. */
  onClear?: () => void
}

/** A field that searches, with a cross that empties it. */
export function SearchBox({ label, placeholder, defaultText = '', name = 'q', onSearch, onClear }: SearchBoxProps) {
  const t = useWords(controlsWords)
  const [text, setText] = useState(defaultText)
  const field = useRef<HTMLInputElement>(null)

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch({ text: text.trim() })
  }

  function clear() {
    setText('')
    field.current?.focus()
    onClear?.()
  }

  return (
    <form role="search" aria-label={label} className="relative min-w-0 print:hidden" onSubmit={search}>
      <span className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-ink-muted">
        <SearchIcon />
      </span>
      <input
        ref={field}
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        className={controlStyles({ start: 'icon', end: 'button' })}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text !== '' && (
        <span className="absolute inset-y-0 end-0 grid place-items-center">
          <IconButton label={t('clearSearch')} icon={<CloseIcon size="sm" />} onPress={clear} />
        </span>
      )}
    </form>
  )
}
