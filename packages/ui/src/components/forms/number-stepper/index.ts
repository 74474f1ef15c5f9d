export { NumberInput, type NumberInputProps } from './NumberInput'
export { NumberStepper, type NumberStepperProps } from './NumberStepper'
export type { EntryEvent, EntryNote, NumberEntry } from './use-entry'
export { StepButton, type StepButtonProps } from './StepButton'
