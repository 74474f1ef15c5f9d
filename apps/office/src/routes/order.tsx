import { useParams } from 'react-router-dom'
import { lastListHref } from '@skafferi/domain/office'
import { FullOrderScreen } from '@skafferi/ui/office/order-screen'
import { useOrderPage } from '../app/use-order-page'
import { paths } from '../paths'

export default function OrderRoute() {
  const { id = '' } = useParams()
  return <FullOrderScreen key={id} {...useOrderPage(id)} ordersHref={lastListHref(paths.orders)} />
}
