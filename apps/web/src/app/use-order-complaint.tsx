import { useState, type ReactNode } from 'react'
import type { Load } from '@skafferi/domain/action/views'
import type { OrderDetailView } from '@skafferi/domain/orders'
import { Later, lazyAgain } from '@skafferi/ui/components/later'

const OrderComplaint = lazyAgain(() => import('./OrderComplaint'))

/** A complaint about an order: its start, its case number once filed, and its lazy dialog. */
export function useOrderComplaint(order: Load<OrderDetailView, 'load_order'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [caseNumber, setCaseNumber] = useState<string | null>(null)

  function close(event: { caseNumber: string | null }) {
    setIsOpen(false)
    if (event.caseNumber !== null) setCaseNumber(event.caseNumber)
  }

  const dialog: ReactNode = isOpen && order.status === 'ready' && (
    <Later onClose={() => setIsOpen(false)}>
      <OrderComplaint order={order.view} onClose={close} />
    </Later>
  )
  return { caseNumber, onFileComplaint: () => setIsOpen(true), complaintDialog: dialog }
}
