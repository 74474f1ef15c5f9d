/** One choice of a select. */
export interface SelectOption {
  /** What the form sends. */
  value: string
  /** What the buyer reads. */
  label: string
  /** Shown, but not to be chosen now. */
  disabled?: boolean
}

export interface SelectOptionsProps {
  /** The words where nothing is chosen. Left out where something always is. */
  none: string | undefined
  /** The choices, in the order they are read. */
  options: readonly SelectOption[]
}

/** What stands in the browser's own list. */
export function SelectOptions({ none, options }: SelectOptionsProps) {
  return (
    <>
      {none !== undefined && <option value="">{none}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </>
  )
}
