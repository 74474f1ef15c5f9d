import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toPromotionsView, type PromotionsView } from '../cart'
import { toLoad, type Load } from '../load'
import { toProblem, type Problem } from '../problem'
import { useShop } from '../shop-context'
import { changePromoCodesMutation, promoCodesQuery, type PromoCodeChange } from './promo-codes.queries'

/** The promo codes of the open cart, and what can be done about them. */
export interface PromoCodesActions {
  codes: Load<PromotionsView>
  /** Whether a code is being added. */
  state: 'idle' | 'applying'
  /** The code that is being taken away. */
  removing: string | null
  /** Why the last code was not added or taken away, until it is dismissed or another one is tried. */
  problem: Problem | null
  /** Resolves to whether the store took it. While one is being added no other one is. */
  onApply: (event: { code: string }) => Promise<boolean>
  onRemove: (event: { code: string }) => void
  onDismissProblem: () => void
}

/** Promo codes. The store alone says which hold and what they take off. */
export function usePromoCodes(): PromoCodesActions {
  const shop = useShop()
  const query = useQuery(promoCodesQuery(shop))
  const { data, error, refetch } = query
  const { mutateAsync, isPending, variables } = useMutation(changePromoCodesMutation(shop, useQueryClient()))
  const [problem, setProblem] = useState<Problem | null>(null)
  const pending = isPending ? variables : undefined

  const view = useMemo(() => data && toPromotionsView(data, shop.locale), [data, shop.locale])
  // A list that could not be fetched again is not shown: it is known to be another one by now.
  const failure = useMemo(() => error && toProblem('load_promo_codes', error), [error])

  async function change(wish: PromoCodeChange): Promise<boolean> {
    setProblem(null)
    try {
      await mutateAsync(wish)
      return true
    } catch (cause) {
      // Inside the setter, an error that is no refusal is thrown while the page is drawn, and so reaches its boundary.
      setProblem(() => toProblem(`${wish.kind}_promo_code`, cause))
      return false
    }
  }

  return {
    codes: failure
      ? { status: 'failed', problem: failure, retry: () => void refetch() }
      : toLoad(query, 'load_promo_codes', view),
    state: pending?.kind === 'apply' ? 'applying' : 'idle',
    removing: pending?.kind === 'remove' ? pending.code : null,
    problem,
    onApply: async ({ code }) => pending?.kind !== 'apply' && change({ kind: 'apply', code }),
    onRemove: ({ code }) => void change({ kind: 'remove', code }),
    onDismissProblem: () => setProblem(null),
  }
}
