import { useCallback, useLayoutEffect, useRef } from 'react'
import { cva } from 'class-variance-authority'
import type { CartLineView } from '@skafferi/domain/shop/cart/views'
import { VirtualRows, rowCountOf } from '../../../components/content/virtual-rows'
import { useWideScreen } from '../../../internal/use-wide-screen'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import { CartLine, hasLongFigures, type CartLineEvents, rowGrid } from '../cart-line'
import { VisuallyHidden } from '../../../components/content/visually-hidden'

/**
 * Returns a stable function that calls the latest handler, so that unchanged lines are not rendered again when the page
 * creates a new function.
 */
function useLatest<Event, Result>(handler: (event: Event) => Result): (event: Event) => Result {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((event) => latest.current(event), [])
}

export interface CartTableProps extends CartLineEvents {
  /** The lines in the order they were added. */
  lines: readonly CartLineView[]
  /** Ids of the lines to show; all by default. Hidden lines keep their input. */
  visibleLineIds?: ReadonlySet<string>
}

/** Estimated height of a line in rem. */
const ROW_HEIGHT = { row: 3.3125, card: 7 } as const

const isShort = ({ shortage, undeliverableTo }: CartLineView) => shortage !== null && undeliverableTo === null

/**
 * The lines of the cart: a compact table on wide screens, cards on phones. Only one of them is rendered, in a long cart
 * only lines near the viewport, and a line is rendered again only if it changed: a cart can have 1,000.
 */
export function CartTable({ lines, visibleLineIds, ...events }: CartTableProps) {
  const t = useWords(cartWords)
  const wide = useWideScreen()
  const onAdjust = useLatest(events.onAdjust)
  const onQuantityChange = useLatest(events.onQuantityChange)
  const onType = useLatest(events.onType)
  const onKeepCurrent = useLatest(events.onKeepCurrent)
  const onRemove = useLatest(events.onRemove)
  const rowCount = rowCountOf(lines.length, visibleLineIds?.size ?? lines.length)
  const variant = wide ? 'row' : 'card'
  // Rendered even outside the viewport: the link from checkout focuses it.
  const shortLine = lines.find((line) => isShort(line) && (visibleLineIds === undefined || visibleLineIds.has(line.id)))

  const content = (
    <VirtualRows
      rows={lines}
      visibleIds={visibleLineIds}
      as={wide ? 'tr' : 'li'}
      height={ROW_HEIGHT[variant]}
      keepMounted={shortLine && [shortLine.id]}
    >
      {(line, { rowAttributes, presence }) => (
        <CartLine
          line={line}
          variant={variant}
          place={rowAttributes}
          presence={presence}
          onAdjust={onAdjust}
          onQuantityChange={onQuantityChange}
          onType={onType}
          onKeepCurrent={onKeepCurrent}
          onRemove={onRemove}
        />
      )}
    </VirtualRows>
  )

  const vatNote = <p className="px-5 pt-2 text-end text-xs text-ink-muted max-md:px-4">{t('table.exclVat')}</p>
  if (!wide) {
    return (
      <>
        {vatNote}
        <ul aria-label={t('table.caption')} className="-mb-px">
          {content}
        </ul>
      </>
    )
  }
  return (
    <>
      {vatNote}
      <table
        role="table"
        aria-label={t('table.caption')}
        aria-rowcount={rowCount}
        data-density="compact"
        data-figures={hasLongFigures(lines.flatMap(({ unitPrice, total }) => [unitPrice, total])) ? 'long' : undefined}
        className="block"
      >
        <CartTableHead rowIndex={rowCount && 1} />
        <tbody role="rowgroup" className="-mb-px block">
          {content}
        </tbody>
      </table>
    </>
  )
}

const rowStyles = cva([rowGrid, 'border-b border-line-strong py-2.5 text-xs whitespace-nowrap text-ink-muted'])

const columnStyles = cva('min-w-0 overflow-hidden font-medium text-ellipsis', {
  variants: {
    align: { start: 'text-start', middle: 'text-center', end: 'text-end' },
    /** In a narrow cart the SKU is below the product; its header is for screen readers only. Print has no controls. */
    visibility: { always: '', wide: 'narrow-cart:sr-only print:not-sr-only', screen: 'print:hidden' },
  },
  defaultVariants: { align: 'start', visibility: 'always' },
})

interface CartTableHeadProps {
  /** The index of the row, if only some lines are rendered. */
  rowIndex?: number
}

/**
 * The column headers of the cart, sticky while lines scroll. Rows and cells have explicit roles, because not every
 * browser treats a grid layout as a table.
 */
function CartTableHead({ rowIndex }: CartTableHeadProps) {
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
