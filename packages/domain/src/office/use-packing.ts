import { ApiError, unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { isOutcomeUnknown, toProblem, useAction } from '../action'
import { useOffice, type Office } from './office-context'
import type { ListedOrderView, PackingOutcome } from './orders.view'
import { ordersKey } from './use-office-orders'

type Packed = Pick<ListedOrderView, 'id' | 'number' | 'version'>

/** Whether the next order would be answered the same: nobody answers, or nobody is signed in. */
const holdsForAll = (error: ApiError) => isOutcomeUnknown(error) || error.status === 401

/** Marks an order as packed; one that is so already stays as it is. @returns why not; undefined where it is done */
async function pack({ client }: Office, { id, version }: Packed, signal: AbortSignal): Promise<ApiError | undefined> {
  try {
    await unwrap(
      client.POST('/admin/orders/{id}', {
        params: { path: { id } },
        body: { fulfillment_status: 'fulfilled', version },
        signal,
      }),
    )
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/**
 * Marks several orders as packed, one after another: what is refused of one holds up no other.
 * @param onPacked told which are packed now
 */
export function usePacking(onPacked: (ids: readonly string[]) => void) {
  const office = useOffice()
  const cache = useQueryClient()
  const action = useAction('office', async (orders: readonly Packed[], signal): Promise<PackingOutcome> => {
    const refused: { id: string; number: string; problem: PackingOutcome['refused'][number]['problem'] }[] = []
    let stopped: ApiError | undefined
    for (const order of orders) {
      const { id, number } = order
      const error: ApiError | undefined = stopped ?? (await pack(office, order, signal))
      if (!error) continue
      refused.push({ id, number, problem: toProblem('office', error) })
      if (holdsForAll(error)) stopped = error
    }
    void cache.invalidateQueries({ queryKey: ordersKey })
    void cache.invalidateQueries({ queryKey: ['office', 'activity'] })
    const packed = orders.map(({ id }) => id).filter((id) => refused.every((order) => order.id !== id))
    onPacked(packed)
    return { packed: packed.length, refused }
  })
  return {
    busy: action.busy,
    /** What became of the last press; null before it, and while it is under way. */
    outcome: action.busy ? null : (action.result ?? null),
    pack: action.run,
    forget: action.reset,
  }
}
