import { cva } from 'class-variance-authority'
import type { BulkPriceView, SaleView } from '@skafferi/domain/catalog/views'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { VisuallyHidden } from '../../components/visually-hidden'

const styles = cva('num flex', {
  variants: {
    flow: {
      row: 'flex-wrap items-center justify-between gap-x-2 gap-y-1',
      column: 'max-w-full flex-1 flex-col items-start gap-1',
    },
  },
})

/** Yellow is a better price, and nothing else. Forced colours and paper have no yellow: there it gets a frame. */
const bulkStyles = cva([
  'inline-flex min-w-0 flex-wrap items-baseline gap-x-1.5 rounded-xs bg-price-better px-1.75 pt-px pb-0.5 text-xs',
  'leading-5 text-ink-on-price forced-colors:border print:border',
])

const priceStyles = cva('text-price tracking-[-0.012em] whitespace-nowrap', {
  variants: {
    sale: { true: 'rounded-xs bg-price-better px-1.5 text-ink-on-price forced-colors:border print:border' },
  },
})

export interface PriceLabelProps {
  /** Formatted price of one piece ("€1.85"). */
  price: string
  /** `from` where the price is the lowest of several variants; `exact` by default. */
  kind?: 'exact' | 'from'
  /** The running sale, which makes the price the better one; `null` by default. */
  sale?: SaleView | null
  /** The lower price for larger lines; `null` where there is none. */
  bulkPrice: BulkPriceView | null
  /** Side by side as far as there is room, or one below the other beside a button; `row` by default. */
  flow?: 'row' | 'column'
}

/** What a piece costs on the shelf's edge: the price, and what is better than the usual one in yellow. */
export function PriceLabel({ price, kind = 'exact', sale = null, bulkPrice, flow = 'row' }: PriceLabelProps) {
  const t = useWords(catalogWords)
  return (
    <p className={styles({ flow })}>
      <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-1.5">
        {kind === 'from' && <span className="text-2xs text-ink-muted">{t('priceFrom')}</span>}
        {sale && <VisuallyHidden>{t('salePrice')}</VisuallyHidden>}
        <b className={priceStyles({ sale: sale ? true : undefined })}>{price}</b>
        {sale && (
          <>
            <VisuallyHidden>{t('insteadOf')}</VisuallyHidden>
            <s className="text-xs text-ink-muted">{sale.original}</s>
            <VisuallyHidden>{t('saleLess', { percent: sale.percent })}</VisuallyHidden>
          </>
        )}
        <span className="text-2xs text-ink-muted">{t('exclVat')}</span>
      </span>
      {bulkPrice && (
        <span className={bulkStyles()}>
          <VisuallyHidden>{t('bulkPrice')}</VisuallyHidden>
          <b className="text-sm">{bulkPrice.text}</b>
          <span>{t('bulkFrom', { quantity: bulkPrice.minQuantity })}</span>
        </span>
      )}
    </p>
  )
}
