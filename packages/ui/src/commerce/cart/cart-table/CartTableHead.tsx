import { cva } from 'class-variance-authority'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import { rowGrid } from '../cart-line'

const rowStyles = cva([rowGrid, 'border-b border-line-strong py-2.5 text-2xs whitespace-nowrap text-ink-muted'])

const columnStyles = cva('min-w-0 overflow-hidden font-medium text-ellipsis', {
  variants: {
    align: { start: 'text-start', middle: 'text-center', end: 'text-end' },
    /** In a narrow cart the SKU is below the product; its header is for screen readers only. Print has no controls. */
    visibility: { always: '', wide: 'narrow-cart:sr-only print:not-sr-only', screen: 'print:hidden' },
  },
  defaultVariants: { align: 'start', visibility: 'always' },
})

export interface CartTableHeadProps {
  /** The index of the row, if only some lines are rendered. */
  rowIndex?: number
}

/**
 * The column headers of the cart, sticky while lines scroll. Rows and cells have explicit roles, because not every
 * browser treats a grid layout as a table.
 */
export function CartTableHead({ rowIndex }: CartTableHeadProps) {
  const t = useWords(cartWords)
  return (
    <thead role="rowgroup" className="sticky top-0 z-1 block bg-surface">
      <tr role="row" aria-rowindex={rowIndex} className={rowStyles()}>
        <th role="columnheader" scope="col" className={columnStyles()}>
          {t('column.product')}
        </th>
        <th role="columnheader" scope="col" className={columnStyles({ visibility: 'wide' })}>
          {t('column.sku')}
        </th>
        <th role="columnheader" scope="col" className={columnStyles({ align: 'end' })}>
          {t('column.quantity')}
        </th>
        <th role="columnheader" scope="col" className={columnStyles({ align: 'middle', visibility: 'screen' })}>
          {t('column.stockAmount')}
        </th>
        <th role="columnheader" scope="col" className={columnStyles({ align: 'end' })}>
          {t('column.unitPrice')}
        </th>
        <th role="columnheader" scope="col" className={columnStyles({ align: 'end' })}>
          {t('column.total')}
        </th>
        <th role="columnheader" scope="col" className={columnStyles({ visibility: 'screen' })}>
          <VisuallyHidden>{t('column.remove')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}
