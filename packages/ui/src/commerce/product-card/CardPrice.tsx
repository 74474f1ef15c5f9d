import { Link } from '../../components/link'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { PriceLabel, type PriceLabelProps } from '../price-label'
import { useShopPaths } from '../shop-paths'
import type { ProductCardView } from './view'

/** Props of {@link CardPrice}. */
export interface CardPriceProps extends Pick<PriceLabelProps, 'flow'> {
  product: ProductCardView
}

/** What a piece costs; visitors read in the same place how they come to see it. */
export function CardPrice({ product, flow }: CardPriceProps) {
  const t = useWords(catalogWords)
  const paths = useShopPaths()
  const { id, price, sale, bulkPrice } = product
  if (price === null) {
    return (
      <p className="flex-1 leading-6 font-medium">
        <Link href={paths.signIn(paths.product(id))}>{t('signInToSeePrices')}</Link>
      </p>
    )
  }
  return (
    <PriceLabel
      price={price.text}
      kind={price.from ? 'from' : 'exact'}
      sale={sale}
      bulkPrice={bulkPrice}
      flow={flow}
    />
  )
}
