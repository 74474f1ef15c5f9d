import { useAddQuickOrder, useQuickOrder, usePasteColumn } from '@skafferi/domain/shop/cart'
import { QuickOrder, type QuickOrderProps } from '@skafferi/ui/commerce/cart/quick-order'

/** The listing as an order list. Its input is shared by all pages of all listings. */
export default function QuickOrderListing(props: Omit<QuickOrderProps, 'list' | 'add' | 'paste'>) {
  return (
    <QuickOrder {...props} list={useQuickOrder(props.products)} add={useAddQuickOrder()} paste={usePasteColumn()} />
  )
}
