import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readable, toLoad, type Load } from '../../platform/action'
import { useShop } from '../shop-context'
import { customerQuery } from './session.queries'
import { toCustomerView, type CustomerView } from './session.view'
import { useSessionState } from './use-session'

/** Loads the signed-in customer. Sends no request for visitors. */
export function useCustomer(): Load<CustomerView> {
  const { status } = useSessionState()
  const query = useQuery({ ...customerQuery(useShop()), enabled: status === 'signed_in' })
  const view = useMemo(() => readable(query.data, (data) => toCustomerView(data)), [query.data])
  return toLoad(query, 'load_profile', view)
}
