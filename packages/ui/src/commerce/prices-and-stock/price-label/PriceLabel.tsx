import { cva } from 'class-variance-authority'
import type { BulkPriceView, SaleView } from '@skafferi/domain/shop/catalogue/views'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { PriceStep } from '../price-step'

const priceStyles = cva('tracking-[-0.012em] whitespace-nowrap', {
  variants: {
    size: { price: 'text-price', lg: 'text-lg', base: 'text-base' },
    /** The price that applies, lower than without the sale. */
    better: { true: 'rounded-xs bg-price-better px-1.5 text-ink-on-price forced-colors:border print:border' },
  },
})

export interface PriceLabelProps {
  /** Formatted price of one piece ("€1.85"). */
  price: string
  /** `from` if the price is the lowest of several variants; `exact` by default. */
  kind?: 'exact' | 'from'
  /** The current sale, which lowers the price; `null` by default. */
  sale?: Pick<SaleView, 'original' | 'percent'> | null
  /** The lower price from a minimum quantity; `null` if there is none. */
  bulkPrice: BulkPriceView | null
  /** `inline` if it states that VAT is added, `page` if the page does so once; `inline` by default. */
  vatNote?: 'inline' | 'page'
  /** The pieces to order: the bulk price is yellow once they reach it. Omit where one piece is added. */
  quantity?: number | null
}

/** Both prices are in one row of 216 px, so long ones are smaller, by the number of characters. */
function sizeFor({ price, kind, sale, bulkPrice }: PriceLabelProps) {
  const characters = [price, kind === 'from' && 'from', sale && `${sale.original}  `, bulkPrice?.text]
    .filter(Boolean)
    .join('').length
  return characters > 16 ? 'base' : characters > 12 ? 'lg' : 'price'
}

/** The price of a piece, and the bulk price. */
export function PriceLabel(props: PriceLabelProps) {
  const { price, kind = 'exact', sale = null, bulkPrice, vatNote = 'inline', quantity } = props
  const t = useWords(catalogWords)
  const isReached = bulkPrice !== null && (quantity ?? 0) >= bulkPrice.minQuantity
  return (
    <p className="num flex flex-wrap items-center justify-between gap-x-1 gap-y-px">
      <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-1.5">
        {kind === 'from' && <span className="text-xs text-ink-muted">{t('priceFrom')}</span>}
        {sale && <VisuallyHidden>{t('salePrice')}</VisuallyHidden>}
        <b className={priceStyles({ size: sizeFor(props), better: sale && !isReached ? true : undefined })}>{price}</b>
        {sale && (
          <>
            <VisuallyHidden>{t('insteadOf')}</VisuallyHidden>
            <s className="text-xs text-ink-muted">{sale.original}</s>
            <VisuallyHidden>{t('saleLess', { percent: sale.percent })}</VisuallyHidden>
          </>
        )}
        {vatNote === 'inline' && <span className="text-xs text-ink-muted">{t('exclVat')}</span>}
      </span>
      {bulkPrice && (
        <PriceStep
          label={t('bulkPrice')}
          price={bulkPrice.text}
          from={t('bulkFrom', { quantity: bulkPrice.minQuantity })}
          state={isReached ? 'reached' : 'ahead'}
        />
      )}
    </p>
  )
}
