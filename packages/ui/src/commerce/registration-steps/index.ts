export { RegistrationFields } from './RegistrationFields'
export { fieldWords, type RegistrationFieldsProps } from './use-field-props'
