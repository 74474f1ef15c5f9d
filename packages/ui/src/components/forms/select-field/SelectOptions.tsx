/** One option of a select. */
export interface SelectOption {
  /** The form value. */
  value: string
  /** The visible label. */
  label: string
  /** Visible, but cannot be selected now. */
  disabled?: boolean
}

export interface SelectOptionsProps {
  /** The text of the empty option. Undefined if a value is always selected. */
  emptyLabel: string | undefined
  /** The options, in display order. */
  options: readonly SelectOption[]
}

/** The `option` elements of a native select. */
export function SelectOptions({ emptyLabel, options }: SelectOptionsProps) {
  return (
    <>
      {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </>
  )
}
