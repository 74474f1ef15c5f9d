import type { Cart } from '@skafferi/api'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartKeys, updateSeenLines } from './cart.queries'
import type { LineActions } from './line-actions'
import { seeAll, seeLine, type SeenLines } from './seen-lines'

/**
 * The lines as the buyer knows them: as they were shown, and as the buyer has changed them since. With the page, all that
 * it showed is known.
 */
export function useSeenLines(): { seen: SeenLines | undefined; keep: LineActions['keep'] } {
  const queryClient = useQueryClient()
  const { data: seen } = useQuery<SeenLines>({ queryKey: cartKeys.seen, queryFn: skipToken })
  useEffect(
    () => () => {
      const cart = queryClient.getQueryData<Cart>(cartKeys.current)
      if (cart) updateSeenLines(queryClient, () => seeAll(cart))
    },
    [queryClient],
  )
  return {
    seen,
    keep({ lineId }) {
      const line = queryClient.getQueryData<Cart>(cartKeys.current)?.items.find(({ id }) => id === lineId)
      if (line) updateSeenLines(queryClient, (known) => seeLine(known, lineId, { quantity: line.quantity }))
    },
  }
}
