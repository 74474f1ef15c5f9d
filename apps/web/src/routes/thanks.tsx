import { useSearchParams } from 'react-router-dom'
import { useOrderConfirmation } from '@skafferi/domain/checkout'
import { ThanksScreen } from '@skafferi/ui/screens/thanks-screen'

export default function ThanksRoute() {
  const [parameters] = useSearchParams()
  const confirmation = useOrderConfirmation(parameters.get('order'))
  const order = confirmation.status === 'ready' ? confirmation.view : null
  return (
    <ThanksScreen
      orderNumber={order?.displayId ?? null}
      delivery={order && { start: order.deliveryDate, end: order.deliveryDate }}
    />
  )
}
