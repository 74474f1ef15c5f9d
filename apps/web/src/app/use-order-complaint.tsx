import { useState, type ReactNode } from 'react'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { OrderDetailView } from '@skafferi/domain/shop/orders'
import { LazyBoundary, lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'

const OrderComplaint = lazyWithRetry(() => import('./OrderComplaint'))

/** A complaint about an order: its start, its case number once filed, and its lazy dialog. */
export function useOrderComplaint(order: Load<OrderDetailView, 'load_order'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [caseNumber, setCaseNumber] = useState<string | null>(null)

  function close(event: { caseNumber: string | null }) {
    setIsOpen(false)
    if (event.caseNumber !== null) setCaseNumber(event.caseNumber)
  }

  const dialog: ReactNode = isOpen && order.status === 'ready' && (
    <LazyBoundary onClose={() => setIsOpen(false)}>
      <OrderComplaint order={order.view} onClose={close} />
    </LazyBoundary>
  )
  return { caseNumber, onFileComplaint: () => setIsOpen(true), complaintDialog: dialog }
}
