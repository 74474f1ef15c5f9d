export { SelectBox, type SelectBoxProps } from './SelectBox'
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField'
