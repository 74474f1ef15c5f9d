export { RegistrationFields } from './RegistrationFields'
export { readableFieldName, type RegistrationFieldsProps } from './use-field-props'
