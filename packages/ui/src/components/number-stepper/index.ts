export { NumberStepper, type NumberStepperProps } from './NumberStepper'
export type { EntryEvent, EntryNote, NumberEntry } from './use-entry'
