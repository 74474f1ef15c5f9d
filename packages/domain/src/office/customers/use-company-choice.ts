import { unwrap } from '@skafferi/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CompanyChoice } from './companies.view'
import { readCompany } from './company.queries'
import { useOffice } from '../office-context'
import { companiesKey } from './use-company-count'

/** The maximum number of suggestions. */
const maxSuggestions = 8

/** The company filter of a list: the selected company and a search. @param selected its id; empty for none */
export function useCompanyChoice(selected: string): CompanyChoice & { search: (text: string) => void } {
  const office = useOffice()
  const [text, search] = useState('')
  const read = useQuery({
    queryKey: [...companiesKey, 'one', selected],
    queryFn: ({ signal }) => readCompany(office, selected, signal),
    enabled: selected !== '',
    refetchOnWindowFocus: false,
  })
  const query = { q: text, limit: maxSuggestions }
  const found = useQuery({
    queryKey: [...companiesKey, 'offered', query],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/companies', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    enabled: text !== '',
  })
  return {
    name: selected === '' ? null : (read.data?.company.company.name ?? null),
    suggestions: text === '' ? [] : (found.data?.companies.map(({ id, name }) => ({ id, name })) ?? []),
    search,
  }
}
