import { useAddQuickOrder, usePasteColumn, usePriceList, useQuickOrder } from '@skafferi/domain/shop/cart'
import { QuickOrder, type QuickOrderProps } from '@skafferi/ui/commerce/cart/quick-order'
import { saveFile } from './save-file'

/** The listing as an order list. Its input is shared by all pages of all listings. */
export default function QuickOrderListing(props: Omit<QuickOrderProps, 'list' | 'add' | 'paste' | 'priceList'>) {
  return (
    <QuickOrder
      {...props}
      list={useQuickOrder(props.products)}
      add={useAddQuickOrder()}
      paste={usePasteColumn()}
      priceList={usePriceList(saveFile)}
    />
  )
}
