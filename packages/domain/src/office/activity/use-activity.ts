import { unwrap } from '@skafferi/api'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '@skafferi/api/admin'
import { useAction } from '../../platform/action'
import { undoBulkChange } from '../catalogue/undo-bulk-change'
import { putBackOf, toActivityDays } from './to-activity'
import type { Actor } from '../office.view'
import { useOffice } from '../office-context'
import { sessionKey } from '../session.queries'
import { toOfficeLoad } from '../to-office-load'
import { useOperator } from '../use-operator'

/** Entries per page of the activity. */
const pageSize = 50

/** Products per page of a change of many. */
const productsPerPage = 100

type Products = components['schemas']['Activity']['products']

/** Filters of the activity; an empty text matches all. */
export interface ActivityQuery {
  by: '' | Actor['kind']
  /** The id of an operator. */
  operator: string
  /** A part of the subject's number, name, SKU or id. */
  subject: string
}

/** The activity by day, newest first, and putting back the old values of an entry. */
export function useActivity({ by, operator, subject }: ActivityQuery) {
  const office = useOffice()
  const cache = useQueryClient()
  const { may } = useOperator()
  const filter = {
    ...(by !== '' && { by }),
    ...(operator !== '' && { operator_id: operator }),
    ...(subject !== '' && { subject }),
  }
  const query = useInfiniteQuery({
    queryKey: ['office', 'activity', filter],
    initialPageParam: 0,
    queryFn: ({ pageParam: before, signal }) => {
      const parameters = { limit: pageSize, ...filter, ...(before > 0 && { before }) }
      return unwrap(office.client.GET('/admin/activities', { params: { query: parameters }, signal }))
    },
    getNextPageParam: ({ activities }) => (activities.length < pageSize ? undefined : activities.at(-1)?.id),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const [products, setProducts] = useState<ReadonlyMap<number, Products>>(new Map())
  const entries = query.data?.pages
    .flatMap(({ activities }) => activities)
    .map((entry) => ({ ...entry, products: products.get(entry.id) ?? entry.products }))
  const more = useAction('office', async ({ id }: { id: string }, signal) => {
    const entry = entries?.find((each) => String(each.id) === id)
    if (!entry) return
    const params = { path: { id: entry.id }, query: { limit: productsPerPage, offset: entry.products.length } }
    const page = await unwrap(office.client.GET('/admin/activities/{id}/products', { params, signal }))
    setProducts((known) => new Map(known).set(entry.id, [...entry.products, ...page.products]))
  })
  const putBack = useAction('office', async ({ id, product }: { id: string; product?: string }, signal) => {
    const entry = entries?.find((each) => String(each.id) === id)
    if (!entry) return
    const body = { activity_id: entry.id }
    // The list, the page of the subject, and after a refusal who has changed it since.
    const refresh = async () =>
      cache.invalidateQueries({ queryKey: ['office'], predicate: ({ queryKey }) => queryKey !== sessionKey })
    try {
      const of = product === undefined ? putBackOf(entry.subject_id) : 'product'
      if (of === 'many') await undoBulkChange(office, entry.subject_id, signal)
      else
        await (of === 'settings'
          ? unwrap(office.client.POST('/admin/settings/put-back', { body, signal }))
          : unwrap(
              office.client.POST('/admin/products/{id}/put-back', {
                params: { path: { id: product ?? entry.subject_id } },
                body,
                signal,
              }),
            ))
    } catch (error) {
      void refresh()
      throw error
    }
    // The further products were loaded before.
    setProducts(new Map())
    // It is busy until the list shows the new entry.
    await refresh()
  })
  return {
    activity: toOfficeLoad(query, entries && toActivityDays(entries, office, may)),
    /** Puts back an entry, or one product of a change of many. Resolves to true if the old values were put back. */
    putBack: putBack.run,
    puttingBack: putBack.busy,
    problem: putBack.problem,
    /** Why further products could not be loaded. */
    productsProblem: more.problem,
    /** Loads further products of an entry about many. */
    showProducts: ({ id }: { id: string }) => void more.run({ id }),
    /** Clears the problem. */
    reset: putBack.reset,
    /** The current and former operators, for the filter. */
    operators: query.data?.pages[0]?.operators ?? [],
    /** Loads older entries; null if there are none. */
    older: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingOlder: query.isFetchingNextPage,
    /** The URL of the filtered entries as a file. */
    exportHref: `${office.connection.baseUrl}/admin/activities/export?${new URLSearchParams(filter).toString()}`,
  }
}
