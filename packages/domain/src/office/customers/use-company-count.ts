import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../office-context'
import { countMeta, pollInterval } from '../poll-interval'

/** The query key of companies. */
export const companiesKey = ['office', 'companies'] as const

/** Which companies to list: empty for all; `vat_unconfirmed`: a VAT number waits for confirmation. */
export type CompanyState = '' | 'active' | 'blocked' | 'vat_unconfirmed'

/** The number of companies in a state, kept current; undefined while it loads. */
export function useCompanyCount(state: CompanyState): number | undefined {
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
