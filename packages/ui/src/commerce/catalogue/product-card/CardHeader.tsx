import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { Link } from '../../../components/actions/link'
import { StockLabel } from '../../prices-and-stock/stock-label'
import { ProductRating } from './ProductRating'

export interface CardHeaderProps {
  product: Pick<ProductCardView, 'title' | 'brand' | 'sku' | 'rating' | 'stock'>
  /** The id of the product's name. */
  titleId: string
  /** The product's page. */
  href: string
  /** Heading level of the name; 2 by default. */
  headingLevel?: 2 | 3
}

/** Brand and SKU, name, rating and stock, in this order (design language). */
export function CardHeader({ product, titleId, href, headingLevel = 2 }: CardHeaderProps) {
  const { title, brand, sku, rating, stock } = product
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-2 text-2xs text-ink-muted">
        <span className="min-w-0 truncate">{brand}</span>
        {sku !== null && <span className="num wrap-anywhere">{sku}</span>}
      </p>
      <Heading id={titleId} className="text-sm tracking-[-0.012em] text-pretty wrap-anywhere">
        <Link href={href} variant="quiet">
          {title}
        </Link>
      </Heading>
      <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
        <ProductRating rating={rating} />
        <StockLabel stock={stock} />
      </p>
    </>
  )
}
