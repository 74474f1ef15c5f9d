import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readable, toLoad, type Load } from '../../platform/action'
import { useShop } from '../shop-context'
import { filedComplaintsQuery } from './filed-complaints.queries'
import { toFiledComplaintsView, type FiledComplaintsView } from './filed-complaints.view'

/**
 * The company's complaints with their status and the shop's answers.
 * @param orderId limits them to one order
 */
export function useFiledComplaints(orderId?: string): Load<FiledComplaintsView, 'load_complaints'> {
  const shop = useShop()
  const query = useQuery(filedComplaintsQuery(shop, orderId))
  const view = useMemo(
    () => readable(query.data, (list) => toFiledComplaintsView(list, shop.locale)),
    [query.data, shop.locale],
  )
  return toLoad(query, 'load_complaints', view)
}
