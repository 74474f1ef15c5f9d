import { useAddOrderList, useOrderList, usePasteColumn } from '@skafferi/domain/cart'
import { OrderPad, type OrderPadProps } from '@skafferi/ui/commerce/order-pad'

/** The listing as an order list. Its input is shared by all pages of all listings. */
export default function OrderList(props: Omit<OrderPadProps, 'list' | 'add' | 'paste'>) {
  return <OrderPad {...props} list={useOrderList(props.products)} add={useAddOrderList()} paste={usePasteColumn()} />
}
