import type { RadioOption } from './RadioGroup'

/** What the group hands to each of its choices. */
export interface ChoiceProps extends RadioOption {
  name: string
  required: boolean | undefined
  invalid: boolean
  checked: boolean | undefined
  defaultChecked: boolean | undefined
  onChoose: () => void
}
