export {
  accessRequestFieldLimits,
  emptyAccessRequest,
  firstEmptyField,
  firstRefusedField,
  toAccessRequest,
  type AccessRequestDraft,
  type AccessRequestField,
} from './access-request'
export { toApplication } from './application'
export { countrySuggestions } from './country-names'
export { fromDraftText, toDraftText } from './draft-text'
export type { ChosenFile, LicenseEvent, LicenseUpload } from './license.machine'
export type { RegistrationFault, RegistrationFaultKind } from './registration.checks'
export { emptyDraft, type RegistrationDraft, type RegistrationEdit } from './registration.draft'
export { registrationLimits, registrationMaxima } from './registration.limits'
export {
  newRegistration,
  transition,
  type RegistrationEvent,
  type RegistrationProgress,
  type RegistrationState,
} from './registration.machine'
export type { RegistrationField, RegistrationStep } from './registration.rules'
export {
  toRegistrationView,
  type LicenseView,
  type RegistrationStepView,
  type RegistrationView,
} from './registration.view'
export { useAccessRequest, type AccessRequestFault, type AccessRequestPage } from './use-access-request'
export type { LicenseActions } from './use-license-upload'
export {
  useRegistration,
  type RegistrationActions,
  type RegistrationFrame,
  type RegistrationPage,
} from './use-registration'
