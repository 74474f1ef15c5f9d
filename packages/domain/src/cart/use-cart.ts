import { ApiError } from '@skafferi/api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toLoad, type Load } from '../load'
import { toProblem, type Problem } from '../problem'
import { useShop } from '../shop-context'
import { cartQuery, checkoutQuery } from './cart.queries'
import { toCartView, type CartView } from './cart.view'
import { cartTurn } from './cart.writes'
import { useLineChanges, type LineActions } from './use-line-changes'

/** The cart page: what it shows and what can be done on it. */
export interface CartActions extends LineActions {
  load: Load<CartView>
  /** Fetches the checkout once all changes are answered; resolves to whether the page may go there. */
  proceed: () => Promise<boolean>
  proceeding: boolean
  /** What went wrong last; changes that failed have been taken back. */
  problem: Problem | null
  dismissProblem: () => void
}

/** The cart and its changes. They show at once and are taken back where the store refuses. */
export function useCart(): CartActions {
  const shop = useShop()
  const queryClient = useQueryClient()
  const query = useQuery(cartQuery(shop))
  const { open, problem, dismissProblem, ...actions } = useLineChanges()
  const view = useMemo(
    () => query.data && toCartView(query.data, open, shop.locale),
    [query.data, open, shop.locale],
  )
  const proceeding = useMutation({
    scope: cartTurn,
    mutationFn: async () => {
      if (query.data?.items.length === 0) throw new ApiError(400, { code: 'empty_cart', message: '' })
      await queryClient.fetchQuery({ ...checkoutQuery(shop), staleTime: 0 })
    },
  })
  return {
    load: toLoad(query, 'load_cart', view),
    ...actions,
    proceed: () =>
      proceeding.mutateAsync().then(
        () => true,
        () => false,
      ),
    proceeding: proceeding.isPending,
    problem: problem ?? (proceeding.error && toProblem('proceed', proceeding.error)),
    dismissProblem: () => {
      dismissProblem()
      proceeding.reset()
    },
  }
}
