import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../office-context'
import { readSettings, settingsKey } from './settings.queries'
import { toHomeTaxRates, type HomeTaxRates } from './tax-rates.view'

/** The VAT rates of the seller's country today; null until the country is known. */
export function useHomeTaxRates(): HomeTaxRates | null {
  const office = useOffice()
  const { data } = useQuery({
    queryKey: [...settingsKey, 'all'],
    queryFn: ({ signal }) => readSettings(office, signal),
  })
  return data ? toHomeTaxRates(data.profile.value.country, office) : null
}
