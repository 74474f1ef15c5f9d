import { useAddOrderList, useOrderList, usePasteColumn } from '@skafferi/domain/cart'
import { OrderPad, type OrderPadProps } from '@skafferi/ui/commerce/order-pad'

/** The listing as an order list, with the input of this page and of others. */
export default function OrderList(props: Omit<OrderPadProps, 'list' | 'add' | 'paste'>) {
  return <OrderPad {...props} list={useOrderList(props.products)} add={useAddOrderList()} paste={usePasteColumn()} />
}
