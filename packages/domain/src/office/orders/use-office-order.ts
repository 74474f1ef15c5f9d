import { ApiError, unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { sendOrderCommand, type OrderCommand, type ReadOrder } from './order-commands'
import type { RefundDraft } from './refunds.view'
import { toFullOrder } from './to-full-order'
import { paymentFaultOf } from './to-order-records'
import { shopCurrency } from '../shop-currency'
import { toOfficeLoad } from '../to-office-load'
import { toClosingCredit, toRefundPreview } from './to-refunds'
import { ordersKey } from './use-office-orders'

/** One order and the actions on it. */
export function useOfficeOrder(id: string) {
  const office = useOffice()
  const { client } = office
  const cache = useQueryClient()
  const key = [...ordersKey, 'one', id]
  const params = { path: { id } }
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => unwrap(client.GET('/admin/orders/{id}', { params, signal })),
  })

  const action = useAction(
    'office',
    async (command: OrderCommand, signal) => {
      const shown = cache.getQueryData<ReadOrder>(key)
      const sent = { id, version: shown?.version ?? 1, currency: shown?.order.currency_code ?? shopCurrency }
      try {
        cache.setQueryData(key, await sendOrderCommand(office, sent, command, signal))
      } catch (error) {
        // The order has changed. Show its current state beside the refusal.
        if (error instanceof ApiError && error.status === 409) await cache.invalidateQueries({ queryKey: key })
        throw error
      }
      void cache.invalidateQueries({
        queryKey: ['office'],
        predicate: ({ queryKey }) => queryKey[1] !== 'session' && queryKey[2] !== 'one',
      })
    },
    { refetchOnUnknown: [key] },
  )
  const latest = useRef<{ name: OrderCommand['do']; done: Promise<boolean> } | null>(null)
  /** Sends a command after those in progress, which change the order's version; not if one of them is refused. */
  function run(command: OrderCommand): Promise<boolean> {
    const before = latest.current
    if (before?.name === command.do) return Promise.resolve(false)
    const send = async () => (before === null || (await before.done)) && action.run(command)
    const mine = { name: command.do, done: send() }
    latest.current = mine
    void mine.done.finally(() => {
      if (latest.current === mine) latest.current = null
    })
    return mine.done
  }

  return {
    order: toOfficeLoad(query, query.data && toFullOrder(query.data, office)),
    busy: action.busy ? (action.pending[0]?.do ?? null) : null,
    /** The refused action and why; null if none failed. */
    refused: action.problem && action.input ? { command: action.input.do, problem: action.problem } : null,
    run,
    /** Computes a refund; null while the order loads. */
    previewRefund: (draft: RefundDraft) => (query.data ? toRefundPreview(query.data, draft, office) : null),
    /** Why a typed amount is not a payment; null if it is one. */
    paymentFault: (amount: string) => (query.data ? paymentFaultOf(query.data, amount) : null),
    /** Computes the credit for closed pieces, formatted; null if it cannot be computed before. */
    closingCredit: (pieces: readonly { id: string; pieces: number }[]) =>
      query.data ? toClosingCredit(query.data, pieces, office) : null,
    /** Clears the refusal. */
    reset: action.reset,
  }
}
