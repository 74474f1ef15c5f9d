/** Shapes that the kit shows, as types only. */
export type { AccessRequestDraft, AccessRequestFault, AccessRequestField, AccessRequestView } from './access-request'
export type { RegistrationFault } from './registration.checks'
export type { DraftField, RegistrationDraft, RegistrationEdit } from './registration.draft'
export type { FormField } from '../../rules/registration/application-form'
export type { RegistrationStep } from '../../rules/registration/registration'
export type * from './registration.view'
export type { SentApplicationPage } from './use-application-answer'
export type { ApplicationStatusPage, ApplicationStatusView } from './application-status.view'
