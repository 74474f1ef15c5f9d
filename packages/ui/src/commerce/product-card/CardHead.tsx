import { Link } from '../../components/link'
import { StockLabel } from '../stock-label'
import { ProductRating } from './ProductRating'
import type { ProductCardView } from './view'

/** Props of {@link CardHead}. */
export interface CardHeadProps {
  product: Pick<ProductCardView, 'title' | 'brand' | 'sku' | 'rating' | 'stock'>
  /** The id the product's name shall have. */
  titleId: string
  /** The product's page. */
  href: string
}

/** Who stands on the shelf: brand and SKU, name, rating and stock, in this order (design language). */
export function CardHead({ product, titleId, href }: CardHeadProps) {
  const { title, brand, sku, rating, stock } = product
  return (
    <>
      <p className="flex justify-between gap-2 text-2xs text-ink-muted">
        <span className="min-w-0 truncate">{brand}</span>
        {sku !== null && <span className="num flex-none">{sku}</span>}
      </p>
      <h2 id={titleId} className="text-[0.9375rem] leading-5 text-pretty wrap-anywhere">
        <Link href={href} look="quiet">
          {title}
        </Link>
      </h2>
      <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
        <ProductRating rating={rating} />
        <StockLabel stock={stock} />
      </p>
    </>
  )
}
