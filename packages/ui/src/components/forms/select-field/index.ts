export { SelectBox, type SelectBoxProps } from './SelectBox'
export { SelectField, type SelectFieldProps } from './SelectField'
export type { SelectOption } from './SelectOptions'
