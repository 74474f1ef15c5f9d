import { unwrap } from '@skafferi/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { trimText } from '../../rules/text/typed-text'
import { useOffice, type Office } from '../office-context'
import type { FoundView } from './find.view'

/** Results of each list. */
const limit = 5
/** Pause in typing after which a text is searched, in milliseconds. */
const pauseMs = 200

async function findIn(office: Office, q: string, signal: AbortSignal): Promise<FoundView> {
  const { client, paths } = office
  const options = { params: { query: { q, limit } }, signal }
  const [{ orders }, { products }, { companies }] = await Promise.all([
    unwrap(client.GET('/admin/orders', options)),
    unwrap(client.GET('/admin/products', options)),
    unwrap(client.GET('/admin/companies', options)),
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
  }
}

/** Returns a text once the user has paused in typing it. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** The orders, products and companies that a text finds; companies also by their people. Nothing for an empty text. */
export function useFind(text: string): { found: FoundView | null; busy: boolean } {
  const office = useOffice()
  const typed = trimText(text)
  const paused = usePaused(typed)
  const isSearched = typed !== '' && paused !== ''
  const { data, isFetching } = useQuery({
    queryKey: ['office', 'find', paused],
    queryFn: ({ signal }) => findIn(office, paused, signal),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  return { found: isSearched ? (data ?? null) : null, busy: typed !== '' && (isFetching || typed !== paused) }
}
