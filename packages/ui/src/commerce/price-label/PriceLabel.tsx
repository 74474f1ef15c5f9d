import { cva } from 'class-variance-authority'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { VisuallyHidden } from '../../components/visually-hidden'

/** Yellow is a better price, and nothing else. Forced colours and paper have no yellow: there it gets a frame. */
const bulkStyles = cva([
  'inline-flex min-w-0 flex-wrap items-baseline gap-x-1.5 rounded-xs bg-price-better px-1.75 pt-px pb-0.5 text-xs',
  'leading-5 text-ink-on-price forced-colors:border print:border',
])

/** A bulk price and where it begins. */
export interface BulkPriceView {
  /** Formatted price of one piece ("€1.48"). */
  text: string
  /** Pieces in a line from which it holds. */
  minQuantity: number
}

/** Props of {@link PriceLabel}. */
export interface PriceLabelProps {
  /** Formatted price of one piece ("€1.85"). */
  price: string
  /** `from` where the price is the lowest of several variants; `exact` unless told. */
  kind?: 'exact' | 'from'
  /** The lower price for larger lines; `null` where there is none. */
  bulkPrice: BulkPriceView | null
}

/** What a piece costs on the shelf's edge: the price, and the bulk price in yellow. */
export function PriceLabel({ price, kind = 'exact', bulkPrice }: PriceLabelProps) {
  const t = useWords(catalogWords)
  return (
    <p className="num flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <span className="inline-flex items-baseline gap-1.5">
        {kind === 'from' && <span className="text-2xs text-ink-muted">{t('priceFrom')}</span>}
        <b className="text-price tracking-[-0.012em] wrap-anywhere">{price}</b>
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
