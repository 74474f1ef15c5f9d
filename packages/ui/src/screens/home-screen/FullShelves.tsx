import type { ProductCardView } from '@skafferi/domain/catalog/views'
import { FullCard } from '../../commerce/product-card'
import { ProductShelf, type ProductShelfProps } from '../../commerce/product-shelf'
import { newsOf, type HomeCardEvents } from './HomeCard'

export interface FullShelvesProps extends HomeCardEvents, Pick<ProductShelfProps, 'label' | 'state'> {
  products: readonly ProductCardView[]
}

/** Shelves of three with full cards. */
export function FullShelves({ products, label, state, purchases, savedItems, ...events }: FullShelvesProps) {
  return (
    <ProductShelf label={label} state={state} across="three">
      {products.map((product) => (
        <FullCard
          key={product.id}
          {...events}
          {...newsOf(product, { ...events, purchases, savedItems })}
          typed={purchases.typed}
          product={product}
          headingLevel={3}
        />
      ))}
    </ProductShelf>
  )
}
