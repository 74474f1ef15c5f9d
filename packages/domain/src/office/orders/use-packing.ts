import { ApiError, unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { isOutcomeUnknown, toProblem, useAction } from '../../platform/action'
import { useOffice, type Office } from '../office-context'
import type { ListedOrderView, PackingOutcome } from './orders.view'
import { ordersKey } from './use-office-orders'

type PackableOrder = Pick<ListedOrderView, 'id' | 'number' | 'version'>

/** True if further orders would fail too: the store does not answer, or the session has ended. */
const affectsAll = (error: ApiError) => isOutcomeUnknown(error) || error.status === 401

/** Marks an order as packed; idempotent. @returns the error; undefined on success */
async function pack(
  { client }: Office,
  { id, version }: PackableOrder,
  signal: AbortSignal,
): Promise<ApiError | undefined> {
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
 * Marks several orders as packed, one after another. A refused order does not prevent the others.
 * @param onPacked receives the ids of the packed orders
 */
export function usePacking(onPacked: (ids: readonly string[]) => void) {
  const office = useOffice()
  const cache = useQueryClient()
  const action = useAction('office', async (orders: readonly PackableOrder[], signal): Promise<PackingOutcome> => {
    const refused: { id: string; number: string; problem: PackingOutcome['refused'][number]['problem'] }[] = []
    let stopped: ApiError | undefined
    for (const order of orders) {
      const { id, number } = order
      const error: ApiError | undefined = stopped ?? (await pack(office, order, signal))
      if (!error) continue
      refused.push({ id, number, problem: toProblem('office', error) })
      if (affectsAll(error)) stopped = error
    }
    void cache.invalidateQueries({ queryKey: ordersKey })
    void cache.invalidateQueries({ queryKey: ['office', 'activity'] })
    const packed = orders.map(({ id }) => id).filter((id) => refused.every((order) => order.id !== id))
    onPacked(packed)
    return { packed: packed.length, refused }
  })
  return {
    busy: action.busy,
    /** The result of the last run; null before and during a run. */
    outcome: action.busy ? null : (action.result ?? null),
    pack: action.run,
    reset: action.reset,
  }
}
