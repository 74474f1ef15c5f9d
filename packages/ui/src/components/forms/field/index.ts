export {
  Field,
  FieldError,
  FieldNote,
  OptionalMark,
  type FieldControl,
  type FieldErrorProps,
  type FieldNoteProps,
  type FieldProps,
  type FieldWrapperProps,
} from './Field'
export { controlStyles } from './control-styles'
export { useTooLong } from './use-too-long'
