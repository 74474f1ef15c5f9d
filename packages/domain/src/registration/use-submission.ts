import { ApiError } from '@skafferi/api'
import { useAction } from '../action'
import { useShop } from '../shop-context'
import { toRefusedFaults } from './application'
import type { RegistrationEvent } from './registration.machine'
import { register, type Application } from './registration.queries'

/**
 * Sends the application, and gives the e-mail to which the login details will be sent.
 * @param change dispatches what happens to the application
 * @param onReceived it was received, also where nobody looks any more
 * @param removeLicense takes away a licence that the store does not have any more, so that it is asked for again
 */
export function useSubmission(
  change: (event: RegistrationEvent) => void,
  onReceived: () => void,
  removeLicense: () => void,
) {
  const shop = useShop()

  function refuse(fields: Readonly<Record<string, string>>): void {
    change({ type: 'refused', fields })
    if (toRefusedFaults(fields).some(({ field }) => field === 'uploadLicenses')) removeLicense()
  }

  return useAction('register', async (application: Application) => {
    try {
      await register(shop, application)
      // What was received must not be found again and sent twice.
      onReceived()
      return application.draft.email.trim()
    } catch (error) {
      if (error instanceof ApiError) refuse(error.fields)
      throw error
    }
  })
}
