export {
  registrationSteps,
  type RegistrationEdit,
  type RegistrationFault,
  type RegistrationField,
  type RegistrationLicense,
  type RegistrationLimits,
  type RegistrationMaxima,
  type RegistrationStep,
  type RegistrationValues,
} from './registration'
export { RegistrationFields, type RegistrationFieldsProps } from './RegistrationFields'
export { fieldWords } from './use-field-props'
