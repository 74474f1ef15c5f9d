import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { PriceLabel, type PriceLabelProps } from '../../prices-and-stock/price-label'

export interface CardPriceProps extends Pick<PriceLabelProps, 'vatNote' | 'quantity'> {
  product: ProductCardView
}

/** The price of a piece. */
export function CardPrice({ product, ...labelProps }: CardPriceProps) {
  const { price, sale, bulkPrice } = product
  return (
    <PriceLabel
      price={price.text}
      kind={price.from ? 'from' : 'exact'}
      sale={sale}
      bulkPrice={bulkPrice}
      {...labelProps}
    />
  )
}
