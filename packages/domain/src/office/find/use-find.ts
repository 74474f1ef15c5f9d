import { unwrap } from '@skafferi/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { trimText } from '../../rules/text/typed-text'
import { useOffice, type Office } from '../office-context'
import { usePaused } from '../use-paused'
import type { FoundItemView, FoundView } from './find.view'

/** Results of each list. */
const limit = 5

async function findOperators(office: Office, q: string, signal: AbortSignal): Promise<FoundItemView[]> {
  const { operators } = await unwrap(office.client.GET('/admin/users', { signal }))
  const text = q.toLowerCase()
  return operators
    .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(text))
    .slice(0, limit)
    .map(({ name, email }) => ({ href: office.paths.team, name, detail: email }))
}

async function findIn(office: Office, q: string, inTeam: boolean, signal: AbortSignal): Promise<FoundView> {
  const { client, paths } = office
  const options = { params: { query: { q, limit } }, signal }
  const [{ orders }, { products }, { companies }, { people }, team] = await Promise.all([
    unwrap(client.GET('/admin/orders', options)),
    unwrap(client.GET('/admin/products', options)),
    unwrap(client.GET('/admin/companies', options)),
    unwrap(client.GET('/admin/people', options)),
    inTeam ? findOperators(office, q, signal) : [],
  ])
  return {
    orders: orders.map(({ id, display_id, company_name }) => ({
      href: paths.order(id),
      name: String(display_id),
      detail: company_name,
    })),
    products: products.map(({ id, title, sku }) => ({ href: paths.product(id), name: title, detail: sku ?? '' })),
    companies: companies.map(({ id, name, organisation_number }) => ({
      href: paths.company(id),
      name,
      detail: organisation_number ?? '',
    })),
    people: people.map(({ first_name, last_name, email, company_id, company_name }) => ({
      href: paths.company(company_id),
      name: `${first_name} ${last_name}`.trim() || email,
      detail: `${company_name} · ${email}`,
    })),
    team,
  }
}

/**
 * The orders, products, companies and people that a text finds; companies also by their people. Nothing for an empty
 * text.
 * @param inTeam true if operators are found too
 */
export function useFind(text: string, inTeam: boolean): { found: FoundView | null; busy: boolean } {
  const office = useOffice()
  const typed = trimText(text)
  const paused = usePaused(typed)
  const isSearched = typed !== '' && paused !== ''
  const { data, isFetching } = useQuery({
    queryKey: ['office', 'find', paused, inTeam],
    queryFn: ({ signal }) => findIn(office, paused, inTeam, signal),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  return { found: isSearched ? (data ?? null) : null, busy: typed !== '' && (isFetching || typed !== paused) }
}
