import type { RegistrationEdit } from './registration.draft'
import type { RegistrationStep } from './registration.rules'
import type { RegistrationFrame, RegistrationView } from './registration.view'

/** What can be done with an application. */
export interface RegistrationActions {
  edit: (edit: RegistrationEdit) => void
  /** Leaves the step for the next one; the last one sends everything. */
  next: () => void
  back: () => void
  openStep: (event: { step: RegistrationStep }) => void
  /** Uploads a licence at once, unless one is there or on its way; one that failed can be chosen again. */
  addLicense: (event: { file: File }) => void
  /** Takes the licence away; an upload under way is ended. */
  removeLicense: () => void
}

/** The page of the application: its form, or that it was received. */
export type RegistrationPage =
  | ({ status: 'open'; view: RegistrationView & RegistrationFrame } & RegistrationActions)
  /** Login details will be sent to this e-mail. */
  | { status: 'received'; email: string }
