export type { RadioOption } from './choice'
export { RadioGroup, type RadioGroupProps } from './RadioGroup'
