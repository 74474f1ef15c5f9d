import type { Cart } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Problem } from '../../platform/action'
import { cartKeys, cartQuery, checkoutQuery, useCartAction } from '../cart'
import { useShop } from '../shop-context'
import { changePromoCodes, promoCodesKey } from './promo-codes.queries'

/** A promo code on the cart that no longer applies. */
export interface EndedCodeView {
  code: string
  /** `ended`: it has expired; `used_up`: its usage limit is reached. */
  reason: 'ended' | 'used_up'
}

/** Promo codes that prevent the order, and how to remove them. */
export interface EndedCodes {
  codes: readonly EndedCodeView[]
  /** The code that is being removed; null if none is. */
  removing: string | null
  /** Why the last one was not removed. */
  problem: Problem | null
  /** Removes a code from the cart; resolves to true if it was removed. */
  onRemove: (event: { code: string }) => Promise<boolean>
}

function endedIn({ unused_promotions: unused = [] }: Cart): EndedCodeView[] {
  return unused.flatMap(({ code, reason }) => (reason === 'minimum' ? [] : [{ code, reason }]))
}

/**
 * The ended promo codes of the displayed cart. A code below its minimum is not included, because it applies again with
 * more goods.
 * @param page the page of the cart
 */
export function useEndedCodes(page: 'cart' | 'checkout'): EndedCodes {
  const shop = useShop()
  // Loaded by the page. Both queries return a cart, which the union of their options does not express.
  const query = (page === 'cart' ? cartQuery(shop) : checkoutQuery(shop)) as ReturnType<typeof cartQuery>
  const { data: cart } = useQuery({ ...query, enabled: false })
  const { run, pending, problem } = useCartAction('remove_promo_code', changePromoCodes, {
    idOf: ({ code }) => `remove ${code}`,
    refetchOnUnknown: [promoCodesKey, cartKeys.all],
  })
  return {
    codes: useMemo(() => (cart ? endedIn(cart) : []), [cart]),
    removing: pending.at(-1)?.code ?? null,
    problem,
    onRemove: ({ code }) => run({ kind: 'remove', code }),
  }
}
