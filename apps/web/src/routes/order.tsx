import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useOrder } from '@skafferi/domain/orders'
import { OrderScreen } from '@skafferi/ui/screens/order-screen'

const OrderComplaint = lazy(() => import('../app/OrderComplaint'))

export default function OrderRoute() {
  const { id = '' } = useParams()
  const order = useOrder(id)
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
      dialog={
        complaining &&
        order.status === 'ready' && (
          <Suspense>
            <OrderComplaint order={order.view} onClose={closeComplaint} />
          </Suspense>
        )
      }
    />
  )
}
