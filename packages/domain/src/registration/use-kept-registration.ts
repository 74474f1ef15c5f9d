import { useEffect } from 'react'
import { useShop, type Shop } from '../shop-context'
import { useKeptWhileShown } from '../use-kept-while-shown'
import { fromDraftText, toDraftText } from './draft-text'
import type { RegistrationState } from './registration.machine'

/** Whose text an unfinished application is, among the tab's. */
export const draftPlace = 'registration'

/** Whose text the thanks for one are. */
const thanksPlace = 'registration.received'

/** The application as a page finds it: received a moment ago, as it was left, or new. */
export function findRegistration({ place }: Shop): RegistrationState {
  const email = place(thanksPlace).read()
  return email === null ? fromDraftText(place(draftPlace).read()) : { phase: 'done', email }
}

/** Keeps the application in the tab while it is filled in, and the thanks for it while they are shown. */
export function useKeptRegistration(state: RegistrationState): void {
  const { place } = useShop()
  useEffect(() => {
    if (state.phase === 'filling') place(draftPlace).write(toDraftText(state))
  }, [place, state])
  useKeptWhileShown(thanksPlace, state.phase === 'done' ? state.email : null)
}
