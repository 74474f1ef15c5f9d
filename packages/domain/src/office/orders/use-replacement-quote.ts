import { unwrap } from '@skafferi/api'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { toReplacementQuote } from './to-order-records'

/** Prices an article as a replacement for pieces of an order's line, when the operator asks for it. */
export function useReplacementQuote(id: string) {
  const office = useOffice()
  const action = useAction('office', async (choice: { line: string; pieces: number; sku: string }, signal) => {
    const { line: item_id, pieces: quantity, sku } = choice
    const params = { path: { id }, query: { item_id, quantity, sku: sku.trim() } }
    return toReplacementQuote(
      await unwrap(office.client.GET('/admin/orders/{id}/replacement', { params, signal })),
      office,
    )
  })
  return {
    quote: action.busy ? null : (action.result ?? null),
    busy: action.busy,
    problem: action.problem,
    ask: action.run,
    reset: action.reset,
  }
}
