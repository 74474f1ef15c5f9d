import type { Cart } from '@skafferi/api'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartKeys, updateAcknowledgedLines } from './cart.queries'
import type { LineActions } from './line-actions'
import { acknowledgeAll, acknowledgeLine, type AcknowledgedLines } from './acknowledged-lines'

/**
 * The lines as the buyer knows them: as they were shown, and as the buyer has changed them since. With the page, all that
 * it showed is known.
 */
export function useAcknowledgedLines(): {
  acknowledged: AcknowledgedLines | undefined
  keep: LineActions['keepCurrent']
} {
  const queryClient = useQueryClient()
  const { data: seen } = useQuery<AcknowledgedLines>({ queryKey: cartKeys.acknowledged, queryFn: skipToken })
  useEffect(
    () => () => {
      const cart = queryClient.getQueryData<Cart>(cartKeys.current)
      if (cart) updateAcknowledgedLines(queryClient, () => acknowledgeAll(cart))
    },
    [queryClient],
  )
  return {
    acknowledged: seen,
    keep({ lineId }) {
      const line = queryClient.getQueryData<Cart>(cartKeys.current)?.items.find(({ id }) => id === lineId)
      if (line)
        updateAcknowledgedLines(queryClient, (known) => acknowledgeLine(known, lineId, { quantity: line.quantity }))
    },
  }
}
