import { useQuery } from '@tanstack/react-query'
import { isNeeded } from '../../rules/legal/legal-kinds'
import { useOffice } from '../office-context'
import { readSettings, settingsKey } from '../settings/settings.queries'
import { legalKey, readLegalTexts } from './legal.queries'
import { toListedLegal } from './to-legal'

/** The settings of the shop: they name the seller and its country. */
export function useSettings() {
  const office = useOffice()
  return useQuery({ queryKey: [...settingsKey, 'all'], queryFn: ({ signal }) => readSettings(office, signal) })
}

/** All kinds with their state, and the number of those that the seller needs and that are not published. */
export function useLegalTexts() {
  const office = useOffice()
  const country = useSettings().data?.profile.value.country ?? ''
  const query = useQuery({ queryKey: [...legalKey, 'list'], queryFn: ({ signal }) => readLegalTexts(office, signal) })
  const kinds = query.data?.legal_texts.map((each) => toListedLegal(each, office)) ?? []
  return {
    query,
    kinds,
    hosts: query.data?.link_hosts ?? [],
    missing: kinds.filter(({ kind, current }) => current === null && isNeeded(kind, country)).length,
  }
}
