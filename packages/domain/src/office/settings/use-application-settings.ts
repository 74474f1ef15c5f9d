import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../office-context'
import { asksLicence, readSettings, settingsKey } from './settings.queries'

/** What decisions about applications need of the settings. */
export function useApplicationSettings() {
  const office = useOffice()
  const { data } = useQuery({
    queryKey: [...settingsKey, 'all'],
    queryFn: ({ signal }) => readSettings(office, signal),
  })
  return {
    /** The shop's usual days until an invoice is due; null until they are loaded. */
    usualDays: data?.orders.value.payment_days ?? null,
    /** The days of the week on which orders leave, as in ISO 8601; null until they are loaded. */
    workingDays: data?.delivery.value.working_days ?? null,
    /** True if the application form asks for a licence. */
    asksLicence: asksLicence(data?.applications.value),
  }
}
