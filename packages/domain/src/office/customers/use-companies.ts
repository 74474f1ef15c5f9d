import { unwrap } from '@skafferi/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageQuery } from '../list-page'
import { useOffice } from '../office-context'
import { countMeta, pollInterval } from '../poll-interval'
import { toListedCompanies } from './to-companies'
import { toOfficeLoad } from '../to-office-load'

/** The query key of companies. */
export const companiesKey = ['office', 'companies'] as const

/** Filters and page of the company list. */
export interface CompanySearch {
  text: string
  /** Empty for any; `vat_unconfirmed`: a VAT number waits for confirmation. */
  state: '' | 'active' | 'blocked' | 'vat_unconfirmed'
  /** From 1. */
  page: number
}

/** A page of the matching companies. */
export function useCompanies({ text, state, page }: CompanySearch) {
  const office = useOffice()
  const parameters = { ...(text !== '' && { q: text }), ...(state !== '' && { state }), ...pageQuery(page) }
  const query = useQuery({
    queryKey: [...companiesKey, 'list', parameters],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/companies', { params: { query: parameters }, signal })),
    placeholderData: keepPreviousData,
  })
  return toOfficeLoad(query, query.data && toListedCompanies(query.data, office))
}

/** The number of companies in a state, kept current; undefined while it loads. */
export function useCompanyCount(state: CompanySearch['state']): number | undefined {
  const { client } = useOffice()
  const parameters = { ...(state !== '' && { state }), limit: 1 }
  const { data } = useQuery({
    queryKey: [...companiesKey, 'count', state],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/companies', { params: { query: parameters }, signal })),
    refetchInterval: pollInterval,
    meta: countMeta,
  })
  return data?.count
}
