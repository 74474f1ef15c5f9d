export {
  Field,
  FieldError,
  type FieldControl,
  type FieldErrorProps,
  type FieldProps,
  type FieldWrapperProps,
} from './Field'
export { controlStyles } from './control-look'
