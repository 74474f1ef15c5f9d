import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useOrder } from '@skafferi/domain/orders'
import { Later, lazyAgain } from '@skafferi/ui/components/later'
import { OrderScreen } from '@skafferi/ui/screens/order-screen'
import { useOrderAgain } from '../app/use-order-again'

const OrderComplaint = lazyAgain(() => import('../app/OrderComplaint'))

export default function OrderRoute() {
  const { id = '' } = useParams()
  const order = useOrder(id)
  const again = useOrderAgain()
  const [complaining, setComplaining] = useState(false)
  const [caseNumber, setCaseNumber] = useState<string | null>(null)

  function closeComplaint(event: { caseNumber: string | null }) {
    setComplaining(false)
    if (event.caseNumber !== null) setCaseNumber(event.caseNumber)
  }

  return (
    <OrderScreen
      order={order}
      caseNumber={caseNumber}
      onFileComplaint={() => setComplaining(true)}
      onReorder={() => order.status === 'ready' && again.onReorder({ orderId: id, displayId: order.view.displayId })}
      dialog={
        <>
          {again.dialog}
          {complaining && order.status === 'ready' && (
            <Later onClose={() => setComplaining(false)}>
              <OrderComplaint order={order.view} onClose={closeComplaint} />
            </Later>
          )}
        </>
      }
    />
  )
}
