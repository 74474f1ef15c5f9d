import { unwrap } from '@skafferi/api'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { cartKeys, cartTurn, storeCart } from '../cart'
import { isOutcomeUnknown } from '../problem'
import type { Shop } from '../shop-context'

/** Name of this list among the cached answers. A write to the cart that is answered does not stop it. */
export const promoCodesKey = ['checkout', 'promo-codes'] as const

/** A promo code to add, or to take away. */
export interface PromoCodeChange {
  kind: 'apply' | 'remove'
  code: string
}

/**
 * The promo codes on the open cart. Nothing is remembered of them once nobody looks: what a code takes off changes with
 * the cart.
 */
export function promoCodesQuery({ client }: Shop) {
  return queryOptions({
    queryKey: promoCodesKey,
    gcTime: 0,
    queryFn: () => unwrap(client.GET('/store/cart/promocode/list')),
  })
}

/**
 * Adds a code or takes one away. The answer becomes the cart of every page, and the list is fetched again before it is
 * over (Specification (shopping) §4). After a lost answer both are looked up: nobody knows what the store did.
 */
export function changePromoCodesMutation({ client, session }: Shop, queryClient: QueryClient) {
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: promoCodesKey })
  return mutationOptions({
    scope: cartTurn,
    mutationFn: async ({ kind, code }: PromoCodeChange) => {
      const token = session.getToken()
      const body = { promo_codes: [code] }
      const call =
        kind === 'apply'
          ? client.POST('/store/cart/promocode/add', { body })
          : client.DELETE('/store/cart/promocode/remove', { body })
      const { cart } = await unwrap(call)
      if (session.getToken() !== token) return
      storeCart(queryClient, cart)
      await lookAgain()
    },
    onError: (error) => {
      if (!isOutcomeUnknown(error)) return
      void lookAgain()
      void queryClient.invalidateQueries({ queryKey: cartKeys.all })
    },
  })
}
