import { useEffect, useEffectEvent } from 'react'
import { useShop } from '../shop-context'
import { useRefusal } from '../use-refusal'
import type { RegistrationEvent, RegistrationState } from './registration.machine'
import { register } from './registration.queries'
import { draftPlace } from './use-kept-registration'

/** Sends the application each time its machine says that it is on its way: once, however often that was asked for. */
export function useSubmission(state: RegistrationState, send: (event: RegistrationEvent) => void): void {
  const shop = useShop()
  const tellRefusal = useRefusal()

  const submit = useEffectEvent(async () => {
    if (state.phase !== 'submitting') return
    try {
      await register(shop, state)
      // Also where nobody looks any more: what was received must not be found again and sent twice.
      shop.place(draftPlace).clear()
      send({ type: 'received' })
    } catch (error) {
      tellRefusal('register', error, (problem) => send({ type: 'refused', problem }))
    }
  })

  useEffect(() => {
    if (state.phase === 'submitting') void submit()
  }, [state.phase])
}
