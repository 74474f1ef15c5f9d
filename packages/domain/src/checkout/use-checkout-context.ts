import { ApiError } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readable } from '../action'
import { discountCodes, promotionsIn } from '../cart'
import { storeDate } from '../format'
import { useCustomer } from '../session'
import { useShop } from '../shop-context'
import type { CheckoutContext } from './checkout.view'
import { promoCodesQuery } from './promo-codes.queries'

/** The customer's e-mail address; null where it could not be found, empty until it is known. */
function useEmail(): string | null {
  const customer = useCustomer()
  if (customer.status === 'ready') return customer.view.email
  return customer.status === 'failed' ? null : ''
}

/** The promo codes that take something off the open cart; undefined until they are known. */
function useDiscountCodes(): string[] | undefined {
  const { data } = useQuery(promoCodesQuery(useShop()))
  return useMemo(() => {
    const codes = readable(data, (promotions) => discountCodes(promotionsIn(promotions)))
    return codes instanceof ApiError ? undefined : codes
  }, [data])
}

/** What the checkout shows and the cart does not hold, each as soon as it is known; the same until something of it changes. */
export function useCheckoutContext(): CheckoutContext {
  const today = storeDate(useShop().now())
  const email = useEmail()
  const codes = useDiscountCodes()
  return useMemo(() => ({ email, today, discountCodes: codes }), [email, today, codes])
}
