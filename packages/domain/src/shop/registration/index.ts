export {
  accessRequestFieldLimits,
  emptyAccessRequest,
  findAccessRequestFault,
  firstRefusedField,
  toAccessRequest,
} from './access-request'
export { useApplicationShelf } from './application-shelf'
export { toApplication, type ConsentTexts } from './application'
export { parseDraft, serializeDraft } from './draft-storage'
export type { ChosenFile, LicenseUpload } from './license'
export { emptyDraft, type RegistrationDraft } from './registration.draft'
export {
  isComplete,
  newRegistration,
  transition,
  type RegistrationEvent,
  type RegistrationState,
} from './registration.machine'
export type { RegistrationStep } from '../../rules/registration/registration'
export {
  toRegistrationFormConfig,
  toRegistrationView,
  type RegistrationPage,
  type RegistrationSubmission,
} from './registration.view'
export { useAccessRequest, type AccessRequestPage } from './use-access-request'
export { fromSentApplication } from './sent-application'
export { useAnswerForm, useSentApplication, type ApplicationWithQuestion } from './use-application-answer'
export { useConsentTexts } from './use-consent-texts'
export { useApplicationStatus } from './use-application-status'
export { useRegistration } from './use-registration'
