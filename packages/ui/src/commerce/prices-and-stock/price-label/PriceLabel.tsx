import { cva } from 'class-variance-authority'
import type { BulkPriceView, SaleView } from '@skafferi/domain/shop/catalogue/views'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { VisuallyHidden } from '../../../components/content/visually-hidden'

const styles = cva('num flex', {
  variants: {
    flow: {
      row: 'flex-wrap items-center justify-between gap-x-2 gap-y-1',
      tile: 'flex-wrap items-center justify-between gap-x-1 gap-y-px',
      column: 'max-w-full flex-1 flex-col items-start gap-1',
    },
  },
})

/** Yellow is used only for better prices. With forced colours and in print there is a border instead. */
const bulkStyles = cva(['inline-flex min-w-0 flex-wrap items-baseline rounded-xs forced-colors:border print:border'], {
  variants: {
    flow: {
      row: 'gap-x-1.5 px-1.75 pt-px pb-0.5 text-xs leading-5',
      column: 'gap-x-1.5 px-1.75 pt-px pb-0.5 text-xs leading-5',
      tile: 'gap-x-1 px-1 text-xs leading-4.5',
    },
    /** In a sale only the price that applies now is yellow. */
    sale: { true: '-mt-px -mb-px border border-line-control', false: 'bg-price-better text-ink-on-price' },
  },
})

const bulkAmountStyles = cva('', { variants: { flow: { row: 'text-sm', column: 'text-sm', tile: '' } } })

const priceStyles = cva('tracking-[-0.012em] whitespace-nowrap', {
  variants: {
    size: { price: 'text-price', lg: 'text-lg', base: 'text-base' },
    sale: { true: 'rounded-xs bg-price-better px-1.5 text-ink-on-price forced-colors:border print:border' },
  },
})

export interface PriceLabelProps {
  /** Formatted price of one piece ("€1.85"). */
  price: string
  /** `from` if the price is the lowest of several variants; `exact` by default. */
  kind?: 'exact' | 'from'
  /** The current sale, which lowers the price; `null` by default. */
  sale?: SaleView | null
  /** The lower price from a minimum quantity; `null` if there is none. */
  bulkPrice: BulkPriceView | null
  /** `inline` if it states that VAT is added, `page` if the page does so once; `inline` by default. */
  vatNote?: 'inline' | 'page'
  /**
   * `row`: side by side if they fit; `column`: below each other, beside a button; `tile`: in one row of 216 px,
   * where long amounts are smaller. `row` by default.
   */
  flow?: 'row' | 'column' | 'tile'
}

/** In a tile both prices are in one row, so long ones are smaller, by the number of characters. */
function sizeFor({ price, kind, sale, bulkPrice, flow }: PriceLabelProps) {
  if (flow !== 'tile') return 'price'
  const characters = [price, kind === 'from' && 'from', sale && `${sale.original}  `, bulkPrice?.text]
    .filter(Boolean)
    .join('').length
  return characters > 16 ? 'base' : characters > 12 ? 'lg' : 'price'
}

/** The price of a piece, and the bulk price in yellow. */
export function PriceLabel(props: PriceLabelProps) {
  const { price, kind = 'exact', sale = null, bulkPrice, vatNote = 'inline', flow = 'row' } = props
  const t = useWords(catalogWords)
  const size = sizeFor(props)
  return (
    <p className={styles({ flow })}>
      <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-1.5">
        {kind === 'from' && <span className="text-xs text-ink-muted">{t('priceFrom')}</span>}
        {sale && <VisuallyHidden>{t('salePrice')}</VisuallyHidden>}
        <b className={priceStyles({ size, sale: sale ? true : undefined })}>{price}</b>
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
        <span className={bulkStyles({ flow, sale: sale !== null })}>
          <VisuallyHidden>{t('bulkPrice')}</VisuallyHidden>
          <b className={bulkAmountStyles({ flow })}>{bulkPrice.text}</b>
          <span>{t('bulkFrom', { quantity: bulkPrice.minQuantity })}</span>
        </span>
      )}
    </p>
  )
}
