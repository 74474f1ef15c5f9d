import { ApiError } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readable } from '../../platform/action'
import { discountCodes, promotionsIn } from '../cart'
import { storeDate } from '../../platform/format'
import { useCustomer } from '../session'
import { useShop } from '../shop-context'
import type { CheckoutContext } from './checkout.view'
import { promoCodesQuery } from './promo-codes.queries'

/** The customer's e-mail address; null if it could not be loaded, empty while it is loading. */
function useEmail(): string | null {
  const customer = useCustomer()
  if (customer.status === 'ready') return customer.view.email
  return customer.status === 'failed' ? null : ''
}

/** The promo codes with a discount on the open cart; undefined while loading. */
function useDiscountCodes(): string[] | undefined {
  const { data } = useQuery(promoCodesQuery(useShop()))
  return useMemo(() => {
    const codes = readable(data, (promotions) => discountCodes(promotionsIn(promotions)))
    return codes instanceof ApiError ? undefined : codes
  }, [data])
}

/** What the checkout displays beside the cart, each as soon as it is loaded; memoized. */
export function useCheckoutContext(): CheckoutContext {
  const today = storeDate(useShop().now())
  const email = useEmail()
  const codes = useDiscountCodes()
  return useMemo(() => ({ email, today, discountCodes: codes }), [email, today, codes])
}
