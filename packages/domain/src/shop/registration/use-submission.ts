import { ApiError } from '@skafferi/api'
import { useAction } from '../../platform/action'
import { useShop, type Shop } from '../shop-context'
import { toRefusedFaults } from './application'
import type { RegistrationEvent } from './registration.machine'
import type { Application } from './registration.queries'

/**
 * Sends the application, and returns the e-mail address for the sign-in details.
 * @param change changes the application
 * @param onReceived called when it is received, even if the page was left
 * @param removeLicense removes a licence that the store no longer has, so that another one is required
 * @param send sends the application
 */
export function useSubmission(
  change: (event: RegistrationEvent) => void,
  onReceived: () => void,
  removeLicense: () => void,
  send: (shop: Shop, application: Application) => Promise<void>,
) {
  const shop = useShop()

  function refuse(fields: Readonly<Record<string, string>>): void {
    change({ type: 'refused', fields })
    if (toRefusedFaults(fields).some(({ field }) => field === 'uploadLicenses')) removeLicense()
  }

  return useAction('register', async (application: Application) => {
    try {
      await send(shop, application)
      // A received application must not be restored and sent twice.
      onReceived()
      return application.draft.email.trim()
    } catch (error) {
      if (error instanceof ApiError) refuse(error.fields)
      throw error
    }
  })
}
