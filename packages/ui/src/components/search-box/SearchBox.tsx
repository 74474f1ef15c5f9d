import { useRef, useState, type FormEvent } from 'react'
import { useWords } from '../../words'
import { controlsWords } from '../../words/generated/controls'
import { Button } from '../button'
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
  /** The name under which the field is known to the browser; `q`, the page's own search, by default. */
  name?: string
  /** Address that answers a search by itself, with the text as a parameter named `name`: before the page's scripts are there. */
  action?: string
  /** Enter, the search key of a phone, or the button. The text is trimmed and may be empty: what that means is the page's rule. */
  onSearch: (event: { text: string }) => void
  /** The words of a button beside the field ("Search"); without it the sign in the field is the button. */
  submit?: string
  /** The text was changed by typing, untrimmed; the page decides when to search for it. */
  onType?: (event: { text: string }) => void
  /** The text was emptied with the cross. The focus stays in the field. */
  onClear?: () => void
}

const FIELD_NAME = 'q'

/** Sends the focus to the page's search, for what leaves a search from elsewhere. Does nothing where there is none. */
export function focusSearch(): void {
  document.querySelector<HTMLInputElement>(`input[type="search"][name="${FIELD_NAME}"]`)?.focus()
}

/** The sign at the field's beginning; where no other button searches, it is one, and looks as it always does. */
function FieldSign({ isButton }: { isButton: boolean }) {
  const t = useWords(controlsWords)
  const place = 'absolute inset-y-0 start-0 grid w-10 place-items-center text-ink-muted'
  return isButton ? (
    <button type="submit" aria-label={t('search')} className={`${place} rounded-sm hover:text-ink`}>
      <SearchIcon />
    </button>
  ) : (
    <span className={`${place} pointer-events-none`}>
      <SearchIcon />
    </span>
  )
}

/** A field that searches, with a button that does so too and a cross that empties it. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, defaultText = '', name = FIELD_NAME, action, submit, onSearch, onType, onClear } = props
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
    >
      <span className="relative block min-w-0 flex-1">
        <input
          ref={field}
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          className={controlStyles({ start: 'icon', end: 'button', className: 'text-ellipsis' })}
          onChange={(event) => type(event.currentTarget.value)}
          // As in every browser but one.
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
        <FieldSign isButton={submit === undefined} />
      </span>
      {submit !== undefined && (
        <Button type="submit" variant="secondary">
          {submit}
        </Button>
      )}
    </form>
  )
}
