import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { FullCard } from '../../commerce/catalogue/product-card'
import { ProductShelf, type ProductShelfProps } from '../../commerce/catalogue/product-shelf'
import { cardStateOf, type HomeCardEvents } from './HomeCard'

export interface FullShelvesProps extends HomeCardEvents, Pick<ProductShelfProps, 'label' | 'state'> {
  products: readonly ProductCardView[]
}

/** Full cards, three in a row. */
export function FullShelves({ products, label, state, purchases, savedItems, ...events }: FullShelvesProps) {
  return (
    <ProductShelf label={label} state={state} columns="three">
      {products.map((product) => (
        <FullCard
          key={product.id}
          {...events}
          {...cardStateOf(product, { ...events, purchases, savedItems })}
          typedPieces={purchases.typed}
          product={product}
          vatNote="page"
          headingLevel={3}
        />
      ))}
    </ProductShelf>
  )
}
