import { unwrap } from '@skafferi/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CompanyChoice } from './companies.view'
import { readCompany } from './company.queries'
import { useOffice } from './office-context'
import { companiesKey } from './use-companies'

/** How many companies are offered for what was typed. */
const offered = 8

/** One company that a list is about, by its id, and a search for another. @param chosen empty for none */
export function useCompanyChoice(chosen: string): CompanyChoice & { search: (text: string) => void } {
  const office = useOffice()
  const [text, search] = useState('')
  const read = useQuery({
    queryKey: [...companiesKey, 'one', chosen],
    queryFn: ({ signal }) => readCompany(office, chosen, signal),
    enabled: chosen !== '',
    refetchOnWindowFocus: false,
  })
  const query = { q: text, limit: offered }
  const found = useQuery({
    queryKey: [...companiesKey, 'offered', query],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/companies', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    enabled: text !== '',
  })
  return {
    name: chosen === '' ? null : (read.data?.company.company.name ?? null),
    offered: text === '' ? [] : (found.data?.companies.map(({ id, name }) => ({ id, name })) ?? []),
    search,
  }
}
