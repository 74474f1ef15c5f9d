export { readableFieldName } from './readable-field-name'
export { RegistrationFields } from './RegistrationFields'
export type { RegistrationFieldsProps } from './use-field-props'
