import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Load, type Problem, readable, toLoad } from '../../platform/action'
import { isText } from '../../rules/json/schema'
import { cartKeys, toPromotionsView, useCartAction, type PromotionsView } from '../cart'
import { usePageDraft, type FormDraft } from '../draft'
import { useShop } from '../shop-context'
import { changePromoCodes, promoCodesKey, promoCodesQuery, type PromoCodeChange } from './promo-codes.queries'

/** The promo codes of the open cart, and the actions. */
export interface PromoCodesActions {
  /** The input, not added yet. */
  draft: FormDraft<string>
  /** The codes of the cart, or their state of loading. */
  codes: Load<PromotionsView>
  /** True while a code is being added. */
  state: 'idle' | 'applying'
  /** The code that is being removed; null if none is. */
  removing: string | null
  /** Why the last code was not added or removed, until it is dismissed or another one is tried. */
  problem: Problem | null
  /** Adds a code. Resolves to true if the store accepted it. Ignored while another is being added. */
  onApply: (event: { code: string }) => Promise<boolean>
  /** Removes a code. */
  onRemove: (event: { code: string }) => void
  /** Called when another code is typed; removes the last problem. */
  onDismissProblem: () => void
}

/** Codes are added one at a time, and removed separately. */
const idOf = ({ kind, code }: PromoCodeChange) => (kind === 'apply' ? kind : `remove ${code}`)

/** The promo codes. The store decides which apply, and their discount. */
export function usePromoCodes(): PromoCodesActions {
  const shop = useShop()
  const draft = usePageDraft('promo-code', isText)
  const query = useQuery(promoCodesQuery(shop))
  const { data, error, refetch } = query
  const nameOf = ({ kind }: PromoCodeChange) => `${kind}_promo_code` as const
  const options = { idOf, refetchOnUnknown: [promoCodesKey, cartKeys.all] }
  const { run, pending, problem, reset } = useCartAction(nameOf, changePromoCodes, options)

  const view = useMemo(
    () => readable(data, (promotions) => toPromotionsView(promotions, shop.locale)),
    [data, shop.locale],
  )
  // A list that could not be fetched again is not shown, because it is outdated.
  const failure = useMemo(
    () =>
      error &&
      toLoad<PromotionsView, 'load_promo_codes'>({ error, isFetching: false, refetch }, 'load_promo_codes', undefined),
    [error, refetch],
  )

  function change(next: PromoCodeChange): Promise<boolean> {
    reset()
    return run(next)
  }

  return {
    draft,
    codes: failure ?? toLoad(query, 'load_promo_codes', view),
    state: pending.some(({ kind }) => kind === 'apply') ? 'applying' : 'idle',
    removing: pending.findLast(({ kind }) => kind === 'remove')?.code ?? null,
    problem,
    onApply: ({ code }) => change({ kind: 'apply', code }),
    onRemove: ({ code }) => void change({ kind: 'remove', code }),
    onDismissProblem: reset,
  }
}
