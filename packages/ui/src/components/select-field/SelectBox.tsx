import { controlStyles } from '../field'
import { Caret } from './Caret'
import { SelectOptions, type SelectOption } from './SelectOptions'

export interface SelectBoxProps {
  /** Its name, for assistive technology: what stands around it says it to the eye. */
  label: string
  /** The choices, in the order they are read. */
  options: readonly SelectOption[]
  /** What is chosen; the empty string where nothing is. */
  value: string
  /** The words where nothing is chosen ("Any state"). Its value is the empty string. Left out where something always is. */
  none?: string
  /** It cannot be changed now. */
  disabled?: boolean
  /** A choice was made. */
  onChange: (event: { value: string }) => void
}

/** One of several choices in a row, a bar or a filter, where a field with its label above has no place. */
export function SelectBox({ label, options, value, none, disabled, onChange }: SelectBoxProps) {
  return (
    <span className="relative block min-w-0 flex-1">
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        className={controlStyles({ end: 'caret' })}
        onChange={(event) => onChange({ value: event.currentTarget.value })}
      >
        <SelectOptions none={none} options={options} />
      </select>
      <Caret />
    </span>
  )
}
