import type { SignedInSession } from '@skafferi/api'
import type { Load, Problem } from '../../platform/action'
import { formatDate } from '../../platform/format'
import type { passwordLimits } from '../password-reset'
import type { ProfileDraft, ProfileFault, ProfileField } from './profile-form'

/** The form that changes name and telephone number. */
export interface ProfileForm {
  /** True if the form is open. */
  editing: boolean
  /** The values of the form; initially the stored profile. */
  value: ProfileDraft
  /** Maximum length of each field, in characters. */
  limits: Readonly<Record<ProfileField, number>>
  /** The first error, after the user tried to save; null if there is none. */
  fault: ProfileFault | null
  /** The state of saving. */
  state: 'idle' | 'saving' | 'saved'
  /** Why it was not saved; null if it was, or before the first try. */
  problem: Problem<'save_profile'> | null
  /** Opens the form. */
  edit: () => void
  /** Changes values of the form. */
  type: (event: Partial<ProfileDraft>) => void
  /** Saves the values if they are valid, and closes the form. */
  save: () => Promise<boolean>
  /** Closes the form and discards its values. */
  cancel: () => void
}

/** The values of the form that changes the password. */
export interface PasswordEntry {
  /** The current password. */
  current: string
  /** The new password. */
  next: string
}

/** An error that is found before the request is sent. */
export interface PasswordFault {
  field: keyof PasswordEntry
  kind: 'empty' | 'short' | 'too_long'
}

/** The form that changes the password. The passwords are only in its input fields, not in any state. */
export interface PasswordForm {
  /** True if the form is open. */
  editing: boolean
  /** E-mail of the account, for password managers; null for visitors. */
  email: string | null
  /** Minimum and maximum length of a new password. */
  limits: typeof passwordLimits
  /** The error of the last try to save; null if there was none. */
  fault: PasswordFault | null
  /** The state of saving. */
  state: 'idle' | 'saving' | 'saved'
  /** Why it was not changed: `wrong_password` is about the current one, `weak_password` about the new one. */
  problem: Problem<'change_password'> | null
  /** Opens the form. */
  edit: () => void
  /** Changes the password if the entry is valid, and closes the form. */
  save: (entry: PasswordEntry) => Promise<boolean>
  /** Closes the form. */
  cancel: () => void
}

/** A session of the customer. */
export interface SessionView {
  id: string
  /** E.g. "Firefox"; null if unknown. */
  browser: string | null
  /** E.g. "Windows"; null if unknown. */
  system: string | null
  /** The date of the sign-in, e.g. "18 Nov 2026". */
  started: string
  /** The date of the last use. */
  lastUsed: string
  /** True for this browser's session. */
  current: boolean
}

/** The customer's sessions, and how to end them. */
export interface SessionList {
  /** This browser's session first, then by last use. */
  load: Load<SessionView[], 'load_sessions'>
  /** Ids of the sessions that are being ended. */
  ending: readonly string[]
  /** All other sessions are being ended. */
  endingOthers: boolean
  /** What the last action ended; null if it failed, or before the first one. */
  ended: 'one' | 'others' | null
  /** Why the last action failed; null if it did not. */
  problem: Problem<'end_session' | 'end_other_sessions'> | null
  /** Ends one session. */
  end: (event: { id: string }) => Promise<boolean>
  /** Ends all sessions except this browser's. */
  endOthers: () => Promise<boolean>
}

/** Creates the view of a session. */
export function toSessionView(session: SignedInSession, locale: string): SessionView {
  const { id, browser, system, started_at, last_used_at, current } = session
  const [started, lastUsed] = [formatDate(started_at, locale), formatDate(last_used_at, locale)]
  return { id, browser, system, started, lastUsed, current }
}
