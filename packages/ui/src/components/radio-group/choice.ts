/** One choice of a RadioGroup. */
export interface RadioOption {
  /** What the form sends. */
  value: string
  /** What the buyer reads. */
  label: string
  /** A second, quieter line of the choice ("2-4 days"); only in the variant `list`. */
  hint?: string
  /** Not to be chosen now. As an option button it is dashed and struck through: it exists, but not like this. */
  disabled?: boolean
}

/** What the group hands to each of its choices. */
export interface ChoiceProps extends RadioOption {
  name: string
  required: boolean | undefined
  invalid: boolean
  checked: boolean | undefined
  defaultChecked: boolean | undefined
  onChoose: () => void
}
