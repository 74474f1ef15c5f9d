import { useState } from 'react'
import { useOfficeOrder, useOperator } from '@skafferi/domain/office'
import type { RefundDraft } from '@skafferi/domain/office/views'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'

/** The actions of an order page, and its open dialog. */
export function useOrderPage(id: string) {
  const { order, busy, refused, run, previewRefund, reset } = useOfficeOrder(id)
  const { may } = useOperator()
  const [open, setOpen] = useState<'ship' | 'close' | 'cancel' | 'pay' | 'refund' | null>(null)
  const problemText = useOfficeProblem()
  const mayChange = may.includes('orders')
  const problemOf = (command: 'ship' | 'mark' | 'close' | 'cancel' | 'pay' | 'refund') =>
    refused?.command === command ? problemText(refused.problem) : null
  const fields = refused?.command === 'ship' ? refused.problem.fields : {}
  const field = 'tracking_url' in fields ? ('tracking' as const) : 'carrier' in fields ? ('carrier' as const) : null

  return {
    order,
    open: order.status === 'ready' ? open : null,
    busy,
    can:
      order.status === 'ready' && mayChange
        ? order.view.can
        : { ship: false, mark: false, close: false, cancel: false, pay: false, refund: false },
    payRefused: order.status === 'ready' && mayChange ? order.view.payRefused : null,
    problemOf,
    shipField: field,
    previewRefund,
    show: (next: 'ship' | 'close' | 'cancel' | 'pay' | 'refund') => {
      reset()
      setOpen(next)
    },
    close: () => setOpen(null),
    pay: async () => (await run({ do: 'pay' })) && setOpen(null),
    refund: async (draft: RefundDraft) => (await run({ do: 'refund', draft })) && setOpen(null),
    mark: (mark: { parcel: string; state: 'handed_over' | 'delivered' }) => void run({ do: 'mark', ...mark }),
    closeRest: async (rest: { reason: string; refund: boolean; lines: readonly { id: string; pieces: number }[] }) =>
      (await run({ do: 'close', ...rest })) && setOpen(null),
    cancel: async () => (await run({ do: 'cancel' })) && setOpen(null),
    ship: async (parcel: {
      carrier: string
      tracking: string
      lines: readonly { id: string; pieces: number }[]
      shipsRefunded: boolean
    }) => (await run({ do: 'ship', ...parcel })) && setOpen(null),
  }
}
