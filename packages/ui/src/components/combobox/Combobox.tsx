import { useId } from 'react'
import type { FieldProps } from '../field'
import { TextField } from '../text-field'

export interface ComboboxProps extends FieldProps {
  /** The name under which the form sends it. */
  name: string
  /** The text, whether or not it is one of the options. */
  value: string
  /** What the browser proposes while one types, in the order they are read. */
  options: readonly string[]
  /** The most characters the text may have. A longer one stays as it is and is marked. */
  maxLength?: number
  /** What the browser may fill in ("country-name"); nothing by default. */
  autoComplete?: string
  /** Not available now. */
  disabled?: boolean
  /** The text changed: typed, chosen or filled in. */
  onChange?: (event: { value: string }) => void
  /** The field was left: the time to judge what was typed. */
  onBlur?: () => void
}

/** A line of text with proposals, by the browser's own list. Free text is kept: the owner judges it. */
export function Combobox({ options, autoComplete = 'off', ...field }: ComboboxProps) {
  const listId = useId()
  return (
    <div className="min-w-0">
      <TextField {...field} autoComplete={autoComplete} list={listId} />
      <datalist id={listId}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </datalist>
    </div>
  )
}
