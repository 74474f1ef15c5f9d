import { unwrap } from '@skafferi/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageQuery } from './list-page'
import { useOffice } from './office-context'
import { toListedCompanies } from './to-companies'
import { toOfficeLoad } from './to-office-load'

/** Where the cache keeps companies. */
export const companiesKey = ['office', 'companies'] as const

/** What companies are found by. */
export interface CompanySearch {
  text: string
  /** Empty for any. */
  state: '' | 'active' | 'blocked'
  /** From 1. */
  page: number
}

/** A page of the companies that fit. */
export function useCompanies({ text, state, page }: CompanySearch) {
  const office = useOffice()
  const asked = { ...(text !== '' && { q: text }), ...(state !== '' && { state }), ...pageQuery(page) }
  const query = useQuery({
    queryKey: [...companiesKey, 'list', asked],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/companies', { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
  })
  return toOfficeLoad(query, query.data && toListedCompanies(query.data, office))
}

/** How many companies are so; undefined while nobody knows. */
export function useCompanyCount(state: CompanySearch['state']): number | undefined {
  const { client } = useOffice()
  const asked = { ...(state !== '' && { state }), limit: 1 }
  const { data } = useQuery({
    queryKey: [...companiesKey, 'count', state],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/companies', { params: { query: asked }, signal })),
  })
  return data?.count
}
