/** One choice of a RadioGroup. */
export interface RadioOption {
  /** The form value. */
  value: string
  /** The visible label. */
  label: string
  /** A secondary line ("2-4 days"); only in the variant `list`. */
  hint?: string
  /** True if it cannot be selected now. As an option button it is dashed and struck through. */
  disabled?: boolean
}

/** Props that the group passes to each choice. */
export interface ChoiceProps extends RadioOption {
  name: string
  required: boolean | undefined
  invalid: boolean
  checked: boolean | undefined
  defaultChecked: boolean | undefined
  onChoose: () => void
}
