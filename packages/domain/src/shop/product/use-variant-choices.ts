import type { Product, VisitorProduct } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { readable, toLoad, type Load } from '../../platform/action'
import { useSessionState } from '../session'
import { useShop } from '../shop-context'
import { productQuery } from './product.queries'
import { nameOfVariant } from '../../rules/catalogue/variant-name'

/** A product's name and variants. */
export interface VariantChoicesView {
  /** The product's name. */
  title: string
  /** In display order. */
  variants: readonly { id: string; title: string }[]
}

/** The variants of a product, for choosing one of them. */
export function useVariantChoices(productId: string): Load<VariantChoicesView> {
  const shop = useShop()
  const { status, ready } = useSessionState()
  const query = useQuery({ ...productQuery(shop, productId, status), enabled: ready })
  const toView = ({ title, variants }: Product | VisitorProduct) => ({
    title,
    variants: variants.map((one) => ({ id: one.id, title: nameOfVariant(one) })),
  })
  const view = readable(query.data, (data) => toView(data))
  return toLoad(query, 'load_product', view)
}
