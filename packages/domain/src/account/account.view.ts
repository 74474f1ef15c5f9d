import type { SignedInSession } from '@skafferi/api'
import type { Load, Problem } from '../action'
import { formatDate } from '../format'
import type { passwordLimits } from '../password-reset'
import type { ProfileDraft, ProfileFault, ProfileField } from './profile-form'

/** The form that changes name and telephone number. */
export interface ProfileForm {
  /** Whether the form is open. */
  editing: boolean
  /** What is typed; what stands there until something is. */
  value: ProfileDraft
  /** How many characters each field takes. */
  limits: Readonly<Record<ProfileField, number>>
  /** What is wrong with it, once it was to be saved; null where nothing is. */
  fault: ProfileFault | null
  /** How far saving is. */
  state: 'idle' | 'saving' | 'saved'
  /** Why it was not saved; null where it was, or where nobody tried. */
  problem: Problem<'save_profile'> | null
  /** Opens the form. */
  edit: () => void
  /** Something was typed. */
  type: (event: Partial<ProfileDraft>) => void
  /** Saves what is typed, where nothing is wrong with it, and closes the form. */
  save: () => Promise<boolean>
  /** Closes the form and forgets what was typed. */
  cancel: () => void
}

/** What somebody changes their password with. */
export interface PasswordEntry {
  /** The one that holds. */
  current: string
  /** The one that shall hold. */
  next: string
}

/** What is wrong with an entry before it is sent. */
export interface PasswordFault {
  field: keyof PasswordEntry
  kind: 'empty' | 'short' | 'too_long'
}

/** The form that changes the password. What is typed stays in its fields and is kept nowhere else. */
export interface PasswordForm {
  /** Whether the form is open. */
  editing: boolean
  /** Whose password it is, for password managers; null while nobody is signed in. */
  email: string | null
  /** How short and how long a new one may be. */
  limits: typeof passwordLimits
  /** What was wrong with what was to be saved last; null where nothing was. */
  fault: PasswordFault | null
  /** How far saving is. */
  state: 'idle' | 'saving' | 'saved'
  /** Why it was not changed: `wrong_password` is about the present one, `weak_password` about the new one. */
  problem: Problem<'change_password'> | null
  /** Opens the form. */
  edit: () => void
  /** Changes the password, where nothing is wrong, and closes the form. */
  save: (entry: PasswordEntry) => Promise<boolean>
  /** Closes the form. */
  cancel: () => void
}

/** A session of the customer's. */
export interface SessionView {
  id: string
  /** Such as "Firefox"; null where it did not say. */
  browser: string | null
  /** Such as "Windows"; null where it did not say. */
  system: string | null
  /** The day it was signed in, such as "18 Nov 2026". */
  started: string
  /** The day it was last used. */
  lastUsed: string
  /** Whether it is this browser's. */
  current: boolean
}

/** Where the customer is signed in, and how to end that. */
export interface SessionList {
  /** This browser first, then what was last used. */
  load: Load<SessionView[], 'load_sessions'>
  /** Ids of those that are being ended. */
  ending: readonly string[]
  /** All others are being ended. */
  endingOthers: boolean
  /** What was ended last; null where nothing was, or the last try failed. */
  ended: 'one' | 'others' | null
  /** Why the last try failed; null where it did not. */
  problem: Problem<'end_session' | 'end_other_sessions'> | null
  /** Ends one. */
  end: (event: { id: string }) => Promise<boolean>
  /** Ends all but this browser's. */
  endOthers: () => Promise<boolean>
}

/** What pages show of a session. */
export function toSessionView(session: SignedInSession, locale: string): SessionView {
  const { id, browser, system, started_at, last_used_at, current } = session
  const [started, lastUsed] = [formatDate(started_at, locale), formatDate(last_used_at, locale)]
  return { id, browser, system, started, lastUsed, current }
}
