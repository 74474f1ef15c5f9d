import { cva } from 'class-variance-authority'
import type { ProductView } from '@skafferi/domain/shop/product/views'
import { useWords } from '../../../words'
import { cardWords } from '../../../words/generated/card'
import { brandBesideTitle, ProductRating } from '../product-card'
import { StockLabel } from '../../prices-and-stock/stock-label'

const headingStyles = cva('mt-1 mb-1.5 wrap-anywhere', { variants: { level: { 1: '', 3: 'text-lg' } } })

export interface ProductTitleProps {
  product: ProductView
  /** Heading level: 1 on the product's page, 3 in a dialog. */
  headingLevel: 1 | 3
  /** The id of the title, for elements that it labels. */
  titleId?: string
}

/** Brand if the name lacks it, category and SKU, name, rating and stock. */
export function ProductTitle({ product, headingLevel, titleId }: ProductTitleProps) {
  const t = useWords(cardWords)
  const { title, category, sku, rating, stock, unit } = product
  const brand = brandBesideTitle(product)
  const origin =
    category && brand !== '' ? t('brandAndCategory', { brand, category: category.name }) : (category?.name ?? brand)
  const Heading = `h${headingLevel}` as const
  return (
    <div className="min-w-0">
      <p className="flex justify-between gap-3 text-xs text-ink-muted">
        <span className="min-w-0 wrap-anywhere">{origin}</span>
        {sku !== null && <span className="num flex-none">{sku}</span>}
      </p>
      <Heading id={titleId} className={headingStyles({ level: headingLevel })}>
        {title}
      </Heading>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ProductRating rating={rating} />
        <StockLabel stock={stock} variant="full" unit={unit} />
      </p>
    </div>
  )
}
