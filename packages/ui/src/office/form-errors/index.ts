export { useFormErrors, type FormErrorsOptions } from './use-form-errors'
