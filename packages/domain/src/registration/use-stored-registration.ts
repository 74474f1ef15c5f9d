import { useEffect } from 'react'
import { useShop } from '../shop-context'
import { useStoredWhileMounted } from '../use-stored-while-mounted'
import { serializeDraft } from './draft-storage'
import type { RegistrationState } from './registration.machine'

/** Whose text an unfinished application is, among the tab's. */
export const draftStorageKey = 'registration'

/** Whose text the thanks for one are: the e-mail to which the login details will be sent. */
export const receivedStorageKey = 'registration.received'

/**
 * Keeps the application in the tab while it is filled in, and the thanks for it while they are shown.
 * @param state null while there is nothing to keep of it
 * @param received the e-mail of an application that was received
 */
export function useStoredRegistration(state: RegistrationState | null, received: string | null): void {
  const { storage } = useShop()
  useEffect(() => {
    if (state !== null) storage(draftStorageKey).write(serializeDraft(state))
  }, [storage, state])
  useStoredWhileMounted(receivedStorageKey, received)
}
