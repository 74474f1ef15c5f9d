import { useAddOrderList, useOrderList, usePasteColumn } from '@skafferi/domain/cart'
import { OrderPad, type OrderPadProps } from '@skafferi/ui/commerce/order-pad'

/** The listing as an order list, with what was typed into it on this page and on others. */
export default function OrderList(props: Omit<OrderPadProps, 'list' | 'add' | 'paste'>) {
  return <OrderPad {...props} list={useOrderList(props.products)} add={useAddOrderList()} paste={usePasteColumn()} />
}
