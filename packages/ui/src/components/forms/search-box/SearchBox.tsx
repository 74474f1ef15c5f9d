import { Suspense, useRef, useState, type ComponentType, type FormEvent, type RefObject } from 'react'
import { useWords } from '../../../words'
import { controlsWords } from '../../../words/generated/controls'
import { Button } from '../../actions/button'
import { controlStyles } from '../field'
import { CloseIcon, SearchIcon } from '../../content/icon'
import { IconButton } from '../../actions/icon-button'

/** What the suggestions of a search get. */
export interface SearchBoxSuggestionsProps {
  /** The field, which has the role `combobox`. */
  field: RefObject<HTMLInputElement | null>
  /** The text in the field. */
  text: string
}

export interface SearchBoxProps {
  /** The accessible name of the search and its field ("Search products"). */
  label: string
  /** The placeholder ("Search for anything..."). */
  placeholder?: string
  /** The initial text. To reset it, e.g. when the URL changes, change the `key`. */
  defaultText?: string
  /** The name of the field; by default `q`, the page's main search. */
  name?: string
  /** URL that handles the search before scripts have loaded, with the text in the parameter `name`. */
  action?: string
  /** Enter, the search key of a phone, or the button was pressed. The text is trimmed and may be empty. */
  onSearch: (event: { text: string }) => void
  /**
   * Shown below the field from its first focus on, e.g. rows with fields. It sets `aria-expanded` of the field and what
   * belongs to it. None by default.
   */
  suggestions?: ComponentType<SearchBoxSuggestionsProps>
  /** The label of a button beside the field ("Search"); without it the icon in the field is the button. */
  submitLabel?: string
  /** The text changed while typing, untrimmed. */
  onType?: (event: { text: string }) => void
  /** The field was cleared with its button. It keeps the focus. */
  onClear?: () => void
}

const FIELD_NAME = 'q'

/** Focuses the page's main search field. Does nothing if there is none. */
export function focusSearch(): void {
  document.querySelector<HTMLInputElement>(`input[type="search"][name="${FIELD_NAME}"]`)?.focus()
}

/** The icon at the start of the field; a button if there is no other search button. */
function FieldIcon({ isButton }: { isButton: boolean }) {
  const t = useWords(controlsWords)
  const position = 'absolute inset-y-0 start-0 grid w-10 place-items-center text-ink-muted'
  return isButton ? (
    <button type="submit" aria-label={t('search')} className={`${position} rounded-sm hover:text-ink`}>
      <SearchIcon />
    </button>
  ) : (
    <span className={`${position} pointer-events-none`}>
      <SearchIcon />
    </span>
  )
}

/** The role of a field with suggestions. */
const combobox = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'grid',
  'aria-expanded': false,
} as const

/** A search field with buttons to search and to clear it. */
export function SearchBox(props: SearchBoxProps) {
  const {
    label,
    placeholder,
    defaultText = '',
    name = FIELD_NAME,
    action,
    submitLabel,
    suggestions: Suggestions,
    onSearch,
    onType,
    onClear,
  } = props
  const t = useWords(controlsWords)
  const [text, setText] = useState(defaultText)
  const field = useRef<HTMLInputElement>(null)
  const [wasFocused, setWasFocused] = useState(false)

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch({ text: text.trim() })
  }

  function clear() {
    setText('')
    field.current?.focus()
    onClear?.()
  }

  function type(next: string) {
    setText(next)
    onType?.({ text: next })
  }

  return (
    <form
      role="search"
      action={action}
      aria-label={label}
      className="flex min-w-0 gap-2 print:hidden"
      onSubmit={search}
      onFocus={() => setWasFocused(true)}
    >
      <span className="relative block min-w-0 flex-1">
        <input
          ref={field}
          type="search"
          {...(Suggestions && combobox)}
          name={name}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          className={controlStyles({ start: 'icon', end: 'button', className: 'text-ellipsis' })}
          onChange={(event) => type(event.currentTarget.value)}
          // Escape clears the field, as browsers other than Firefox do.
          onKeyDown={(event) => {
            if (event.key === 'Escape' && text !== '') {
              event.preventDefault()
              type('')
            }
          }}
        />
        {text !== '' && (
          <span className="absolute inset-y-0 end-0 grid place-items-center">
            <IconButton label={t('clearSearch')} icon={<CloseIcon size="sm" />} onPress={clear} />
          </span>
        )}
        <FieldIcon isButton={submitLabel === undefined} />
      </span>
      {submitLabel !== undefined && (
        <Button type="submit" variant="secondary">
          {submitLabel}
        </Button>
      )}
      {Suggestions && wasFocused && (
        <Suspense>
          <Suggestions field={field} text={text} />
        </Suspense>
      )}
    </form>
  )
}
