import { useQuery } from '@tanstack/react-query'
import type { CountryCode } from '../../rules/tax/tax-rates'
import { useOffice } from '../office-context'
import { readSettings, settingsKey } from './settings.queries'
import { toHomeTaxRates, type HomeTaxRates } from './tax-rates.view'

/** The countries of the delivery options; null until they are known, and if there are none yet. */
export function useDeliveredCountries(): readonly CountryCode[] | null {
  const office = useOffice()
  const { data } = useQuery({
    queryKey: [...settingsKey, 'all'],
    queryFn: ({ signal }) => readSettings(office, signal),
  })
  const countries = data?.delivery.value.options.flatMap((option) => option.countries) ?? []
  return countries.length > 0 ? [...new Set(countries)] : null
}

/** The VAT rates of the seller's country today; null until the country is known. */
export function useHomeTaxRates(): HomeTaxRates | null {
  const office = useOffice()
  const { data } = useQuery({
    queryKey: [...settingsKey, 'all'],
    queryFn: ({ signal }) => readSettings(office, signal),
  })
  return data ? toHomeTaxRates(data.profile, office) : null
}
