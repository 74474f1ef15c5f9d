import { useId } from 'react'
import type { FieldProps } from '../field'
import { TextField } from '../text-field'

export interface ComboboxProps extends FieldProps {
  /** The name of the form field. */
  name: string
  /** The text, which need not be one of the options. */
  value: string
  /** Suggestions that the browser shows while typing, in this order. */
  options: readonly string[]
  /** Maximum number of characters. A longer text is kept and gets an error. */
  maxLength?: number
  /** The autocomplete token ("country-name"); none by default. */
  autoComplete?: string
  /** Not available now. */
  disabled?: boolean
  /** The text was typed, chosen or filled in. */
  onChange?: (event: { value: string }) => void
  /** The field lost the focus: validate it. */
  onBlur?: () => void
}

/** A text field with suggestions in a native datalist. Free text is allowed; the parent validates it. */
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
