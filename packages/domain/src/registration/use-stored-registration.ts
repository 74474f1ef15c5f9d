import { useEffect } from 'react'
import { useStoredWhileMounted } from '../use-stored-while-mounted'
import type { FormDraft } from '../draft'
import { serializeDraft } from './draft-storage'
import { newRegistration, type RegistrationState } from './registration.machine'

/** Which form the draft of an unfinished application belongs to. */
export const draftForm = 'registration'

/** The text an unfinished application is kept as; null where it is none. */
export const parseStoredText = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null)

/** Storage key of the confirmation: the e-mail to which the login details will be sent. */
export const receivedStorageKey = 'registration.received'

/**
 * Stores the application in the tab while it is filled in, and the confirmation while it is shown.
 * @param draft where the application is kept
 * @param state null while there is nothing to store
 * @param received the e-mail of an application that was received
 */
export function useStoredRegistration(
  { keep: store, forget }: FormDraft<string>,
  state: RegistrationState | null,
  received: string | null,
): void {
  useEffect(() => {
    if (state === newRegistration) forget()
    else if (state !== null) store(serializeDraft(state))
  }, [store, forget, state])
  useStoredWhileMounted(receivedStorageKey, received)
}
