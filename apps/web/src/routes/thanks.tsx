import { useSearchParams } from 'react-router-dom'
import { useOrderConfirmation } from '@skafferi/domain/checkout'
import { ThanksScreen } from '@skafferi/ui/screens/thanks-screen'

export default function ThanksRoute() {
  const [parameters] = useSearchParams()
  const order = parameters.get('order')
  const confirmation = useOrderConfirmation(order)
  return <ThanksScreen confirmation={order === null ? null : confirmation} />
}
