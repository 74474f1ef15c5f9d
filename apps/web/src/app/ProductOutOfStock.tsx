import { useOutOfStock } from '@skafferi/domain/shop/product'
import { OutOfStockHelp } from '@skafferi/ui/commerce/catalogue/out-of-stock'

/** What a customer can do about a product of which no variant is in stock. */
export default function ProductOutOfStock({ product }: { product: Parameters<typeof useOutOfStock>[0] }) {
  return <OutOfStockHelp {...useOutOfStock(product)} />
}
