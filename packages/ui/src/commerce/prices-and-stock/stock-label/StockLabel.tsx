import { cva } from 'class-variance-authority'
import type { StockView } from '@skafferi/domain/shop/catalogue/views'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'

const styles = cva(
  [
    'num inline-flex items-center gap-1.5 text-xs font-medium',
    'before:size-1.75 before:flex-none before:rounded-full before:border before:border-current before:bg-current',
  ],
  {
    variants: {
      state: {
        in: 'text-positive',
        low: 'text-caution',
        out: 'text-critical before:bg-transparent',
        orderable: 'text-positive',
        later: 'text-caution before:bg-transparent',
      },
    },
  },
)

export interface StockLabelProps {
  stock: Omit<StockView, 'orderRule' | 'limit'>
  /**
   * `full` also shows the number of pieces above the low-stock limit, as on the product's page, except to visitors;
   * `short` by default.
   */
  variant?: 'short' | 'full'
  /** The unit of a piece ("can"), for the full variant; `null` for "pieces". */
  unit?: string | null
}

/**
 * The stock as coloured text: "In stock", "38 left" if it is low, "Out of stock", or for articles that the stock does
 * not limit "Available to order", "Back on 12 Jan".
 */
export function StockLabel({ stock, variant = 'short', unit = null }: StockLabelProps) {
  const t = useWords(catalogWords)

  function inStockText(): string {
    if (variant === 'short') {
      return t('inStock')
    }
    if (stock.quantity === null) {
      return t('inStockOnPage')
    }
    const pieces = t('pieces', { unit: unit ?? 'unit', count: stock.quantity })
    return t('stockOnPage', { state: t('inStockOnPage'), pieces })
  }

  const texts = {
    in: inStockText,
    low: () => t('stockLeft', { count: stock.text }),
    out: () => t('outOfStock'),
    orderable: () => t('orderable'),
    later: () => t('backOn', { day: stock.text }),
  }
  return (
    <span data-stock={stock.state} className={styles({ state: stock.state })}>
      {texts[stock.state]()}
    </span>
  )
}
