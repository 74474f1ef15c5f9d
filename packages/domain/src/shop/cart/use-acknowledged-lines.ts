import type { Cart } from '@skafferi/api'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartKeys, updateAcknowledgedLines } from './cart.queries'
import type { LineActions } from './line-actions'
import { acknowledgeAll, acknowledgeLine, type AcknowledgedLines } from './acknowledged-lines'

/**
 * Returns the acknowledged lines: as they were displayed, and as the buyer has changed them since. When the page
 * unmounts, all its lines are acknowledged.
 */
export function useAcknowledgedLines(): {
  acknowledged: AcknowledgedLines | undefined
  acknowledge: LineActions['keepCurrent']
} {
  const queryClient = useQueryClient()
  const { data: acknowledged } = useQuery<AcknowledgedLines>({ queryKey: cartKeys.acknowledged, queryFn: skipToken })
  useEffect(
    () => () => {
      const cart = queryClient.getQueryData<Cart>(cartKeys.current)
      if (cart) updateAcknowledgedLines(queryClient, () => acknowledgeAll(cart))
    },
    [queryClient],
  )
  return {
    acknowledged,
    acknowledge({ lineId }) {
      const line = queryClient.getQueryData<Cart>(cartKeys.current)?.items.find(({ id }) => id === lineId)
      if (line)
        updateAcknowledgedLines(queryClient, (known) => acknowledgeLine(known, lineId, { quantity: line.quantity }))
    },
  }
}
