export { Diff, type DiffProps } from './Diff'
export type { DiffField } from './field'
export { DiffChoice, type DiffChoiceProps, type DiffConflict, type DiffSide } from './DiffChoice'
