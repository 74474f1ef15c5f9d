import { useEffect } from 'react'
import { useShop } from '../shop-context'
import { useStoredWhileMounted } from '../use-stored-while-mounted'
import { serializeDraft } from './draft-storage'
import type { RegistrationState } from './registration.machine'

/** Storage key of an unfinished application. */
export const draftStorageKey = 'registration'

/** Storage key of the confirmation: the e-mail to which the login details will be sent. */
export const receivedStorageKey = 'registration.received'

/**
 * Stores the application in the tab while it is filled in, and the confirmation while it is shown.
 * @param state null while there is nothing to store
 * @param received the e-mail of an application that was received
 */
export function useStoredRegistration(state: RegistrationState | null, received: string | null): void {
  const { storage } = useShop()
  useEffect(() => {
    if (state !== null) storage(draftStorageKey).write(serializeDraft(state))
  }, [storage, state])
  useStoredWhileMounted(receivedStorageKey, received)
}
