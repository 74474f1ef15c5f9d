import { controlStyles } from '../field'
import { Caret } from './Caret'
import { SelectOptions, type SelectOption } from './SelectOptions'

export interface SelectBoxProps {
  /** The accessible name; not visible. */
  label: string
  /** The options, in display order. */
  options: readonly SelectOption[]
  /** The selected value; an empty string if none is. */
  value: string
  /** The text of the empty option ("Any state"), whose value is an empty string. Omit if a value is always selected. */
  emptyLabel?: string
  /** True if it cannot be changed now. */
  disabled?: boolean
  /** An option was selected. */
  onChange: (event: { value: string }) => void
}

/** A select without a visible label, for a row, a bar or a filter. */
export function SelectBox({ label, options, value, emptyLabel, disabled, onChange }: SelectBoxProps) {
  return (
    <span className="relative block min-w-0 flex-1">
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        className={controlStyles({ end: 'caret' })}
        onChange={(event) => onChange({ value: event.currentTarget.value })}
      >
        <SelectOptions emptyLabel={emptyLabel} options={options} />
      </select>
      <Caret />
    </span>
  )
}
