import { unwrap } from '@skafferi/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageQuery } from '../list-page'
import { useOffice } from '../office-context'
import { toListedPromotions } from './to-promotions'
import { toOfficeLoad } from '../to-office-load'

/** The query key of promo codes. */
export const promotionsKey = ['office', 'promotions'] as const

/** A page of promo codes, newest first. */
export function usePromotions(page: number) {
  const office = useOffice()
  const query = useQuery({
    queryKey: [...promotionsKey, 'list', page],
    queryFn: ({ signal }) =>
      unwrap(office.client.GET('/admin/promotions', { params: { query: pageQuery(page) }, signal })),
    placeholderData: keepPreviousData,
  })
  return toOfficeLoad(query, query.data && toListedPromotions(query.data, office))
}
