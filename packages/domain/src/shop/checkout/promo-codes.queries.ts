import { unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import { writeCart, type CartWriter } from '../cart'
import type { Shop } from '../shop-context'

/**
 * Query key of the promo codes. It does not begin like the cart's, so that writes to the cart do not cancel the
 * request.
 */
export const promoCodesKey = ['checkout', 'promo-codes'] as const

/** A promo code to add or remove. */
export interface PromoCodeChange {
  kind: 'apply' | 'remove'
  code: string
}

/** The promo codes of the open cart. Not cached, because a discount changes with the cart. */
export function promoCodesQuery({ client }: Shop) {
  return queryOptions({
    queryKey: promoCodesKey,
    gcTime: 0,
    queryFn: () => unwrap(client.GET('/store/cart/promocode/list')),
  })
}

/**
 * Adds or removes a code, updates the cart of every page, and reloads the list before it resolves (Specification
 * (shopping) §4).
 */
export async function changePromoCodes(writer: CartWriter, { kind, code }: PromoCodeChange): Promise<void> {
  const { client, session } = writer.shop
  const user = session.getUser()
  const body = { promo_codes: [code] }
  const call =
    kind === 'apply'
      ? client.POST('/store/cart/promocode/add', { body })
      : client.DELETE('/store/cart/promocode/remove', { body })
  await writeCart(writer, unwrap(call))
  if (session.getUser() === user) await writer.queryClient.invalidateQueries({ queryKey: promoCodesKey })
}
