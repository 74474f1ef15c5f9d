import { useEffect } from 'react'
import type { FormDraft } from '../draft'
import { serializeDraft } from './draft-storage'
import type { RegistrationState } from './registration.machine'

/** Draft key of an unfinished application. */
export const draftForm = 'registration'

/** Storage key of the confirmation: the e-mail to which the login details will be sent. */
export const receivedStorageKey = 'registration.received'

/**
 * Stores the application in the tab while it is filled in.
 * @param draft storage of the application
 * @param state null if there is nothing to store
 * @param start the empty state, which is not stored
 */
export function useStoredRegistration(
  { save: store, discard }: FormDraft<string>,
  state: RegistrationState | null,
  start: RegistrationState,
): void {
  useEffect(() => {
    if (state === start) discard()
    else if (state !== null) store(serializeDraft(state))
  }, [store, discard, state, start])
}
