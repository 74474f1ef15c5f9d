export { Checkbox, type CheckboxProps } from './Checkbox'
export { markStyles } from './mark-styles'
