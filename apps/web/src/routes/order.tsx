import { useParams } from 'react-router-dom'
import { useFiledComplaints } from '@skafferi/domain/shop/complaints'
import { useOrder } from '@skafferi/domain/shop/orders'
import { OrderScreen } from '@skafferi/ui/screens/order-screen'
import { useOrderAgain } from '../app/use-reorder-dialog'
import { useOrderComplaint } from '../app/use-order-complaint'

export { fetchOrder as prefetch } from '@skafferi/domain/shop/orders'

export default function OrderRoute() {
  const { id = '' } = useParams()
  const order = useOrder(id)
  const complaints = useFiledComplaints(id)
  const again = useOrderAgain()
  const { complaintDialog, ...complaint } = useOrderComplaint(order)
  return (
    <OrderScreen
      order={order}
      complaints={complaints}
      {...complaint}
      onReorder={() => order.status === 'ready' && again.onReorder({ orderId: id, displayId: order.view.displayId })}
      dialog={
        <>
          {again.dialog}
          {complaintDialog}
        </>
      }
    />
  )
}
