import { useSearchParams } from 'react-router-dom'
import { useOrder } from '@skafferi/domain/shop/orders'
import { ThanksScreen } from '@skafferi/ui/screens/thanks-screen'

export default function ThanksRoute() {
  const [parameters] = useSearchParams()
  const id = parameters.get('order')
  const order = useOrder(id)
  return <ThanksScreen order={id === null ? null : order} />
}
