import { unwrap } from '@skafferi/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageQuery } from '../list-page'
import { useOffice } from '../office-context'
import { toListedCompanies } from './to-companies'
import { toOfficeLoad } from '../to-office-load'
import { companiesKey, type CompanyState } from './use-company-count'

/** Filters and page of the company list. */
export interface CompanySearch {
  text: string
  state: CompanyState
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
