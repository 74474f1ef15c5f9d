import { useEffect } from 'react'
import { useShop } from '../shop-context'
import { useKeptWhileShown } from '../use-kept-while-shown'
import { toDraftText } from './draft-text'
import type { RegistrationState } from './registration.machine'

/** Whose text an unfinished application is, among the tab's. */
export const draftPlace = 'registration'

/** Whose text the thanks for one are: the e-mail to which the login details will be sent. */
export const thanksPlace = 'registration.received'

/**
 * Keeps the application in the tab while it is filled in, and the thanks for it while they are shown.
 * @param state null while there is nothing to keep of it
 * @param received the e-mail of an application that was received
 */
export function useKeptRegistration(state: RegistrationState | null, received: string | null): void {
  const { place } = useShop()
  useEffect(() => {
    if (state !== null) place(draftPlace).write(toDraftText(state))
  }, [place, state])
  useKeptWhileShown(thanksPlace, received)
}
