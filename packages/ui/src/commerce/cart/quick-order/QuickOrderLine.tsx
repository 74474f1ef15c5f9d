import { isOrderable, type OrderRule } from '@skafferi/domain/rules/quantity/order-rule'
import { useId, useRef, useState } from 'react'
import { cva } from 'class-variance-authority'
import type { QuickOrderDraft } from '@skafferi/domain/shop/cart/views'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { Button } from '../../../components/actions/button'
import { NumberInput, type NumberEntry } from '../../../components/forms/number-stepper'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { quickOrderWords } from '../../../words/generated/quick-order'
import { refocus } from '../../catalogue/quantity-stepper'
import { LargerQuantity } from '../../prices-and-stock/larger-quantity'
import { StockLabel } from '../../prices-and-stock/stock-label'
import { quickOrderGrid, wideOnly } from './quick-order-grid'
import { QuickOrderPrices } from './QuickOrderPrices'
import { QuickOrderProduct } from './QuickOrderProduct'

/**
 * The input of a row: the quantity in the list, or invalid input, which stays in the field and counts as zero until it
 * is valid.
 */
function useRowEntry(rule: OrderRule, pieces: number, onPieces: (pieces: number | null) => void) {
  const [invalidEntry, setInvalidEntry] = useState<NumberEntry | null>(null)
  const savedEntry: NumberEntry = { value: pieces, note: null }
  return {
    entry: pieces > 0 ? savedEntry : (invalidEntry ?? savedEntry),
    setEntry({ value, note }: NumberEntry) {
      const isValid = value === 0 || isOrderable(rule, value)
      setInvalidEntry(isValid ? null : { value, note })
      onPieces(isValid ? value : null)
    },
  }
}

interface QuickOrderLastOrderProps {
  product: ProductCardView
  /** The last quantity was pressed. Omit if a variant has to be chosen, or none is in stock. */
  onUse?: (event: { quantity: number }) => void
}

const button =
  'num min-h-6 cursor-pointer rounded-xs font-medium text-link underline-offset-[0.2em] hover:underline ' +
  'pointer-coarse:min-h-control-sm'

/** Quantity and date of the last order of a product; pressing the quantity uses it. */
function QuickOrderLastOrder({ product: { title, lastOrdered }, onUse }: QuickOrderLastOrderProps) {
  const t = useWords(quickOrderWords)
  return (
    <td
      role="cell"
      className={
        'num text-xs whitespace-nowrap max-[55rem]:hidden print:hidden max-[38rem]:col-start-3 ' +
        'max-[38rem]:row-start-2 max-[38rem]:block max-[38rem]:text-center max-[38rem]:text-xs'
      }
    >
      {!lastOrdered && (
        <span className="text-ink-muted max-[38rem]:hidden">
          <span aria-hidden="true">{t('table.dash')}</span>
          <VisuallyHidden>{t('table.neverOrdered')}</VisuallyHidden>
        </span>
      )}
      {lastOrdered && onUse && (
        <button
          type="button"
          aria-label={t('table.useLast', { title, quantity: lastOrdered.text, date: lastOrdered.date })}
          className={button}
          onClick={() => onUse(lastOrdered)}
        >
          <span className="max-[38rem]:hidden">{lastOrdered.text}</span>
          <span className="hidden max-[38rem]:inline">{t('table.lastShort', { quantity: lastOrdered.text })}</span>
        </button>
      )}
      {lastOrdered && !onUse && <span className="font-medium">{lastOrdered.text}</span>}
      {lastOrdered && <span className="ms-1 text-xs text-ink-muted max-[38rem]:hidden">{lastOrdered.day}</span>}
    </td>
  )
}

const styles = cva(
  [
    quickOrderGrid,
    'relative min-h-(--list-row) border-b border-line py-0.5 in-data-[density=compact]:py-px max-[38rem]:py-1.5 ' +
      'pointer-coarse:py-1',
  ],
  {
    variants: {
      state: {
        empty: 'hover:bg-well',
        ordered:
          'bg-brand-quiet before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-brand ' +
          'forced-colors:before:bg-[Highlight]',
      },
    },
  },
)

export interface QuickOrderLineProps {
  product: ProductCardView
  list: QuickOrderDraft
  /** Enter was pressed in the quantity; `backwards` with Shift. */
  onEnter: (event: { field: HTMLInputElement | null; backwards: boolean }) => void
  /** A variant has to be chosen first. */
  onSelectVariant: (event: { productId: string }) => void
}

/** A product of the list: prices, last order, quantity and total. */
export function QuickOrderLine({ product, list, onEnter, onSelectVariant }: QuickOrderLineProps) {
  const t = useWords(quickOrderWords)
  const catalog = useWords(catalogWords)
  const fieldRef = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const messageId = `${titleId}-message`
  const row = list.rowOf(product)
  const { orderRule } = product.stock
  const { entry, setEntry } = useRowEntry(orderRule, row.pieces, (pieces) => list.set({ product, pieces }))
  const isOpen = product.offer !== null && (product.stock.state !== 'out' || row.pieces > 0)
  const mustChoose = product.hasMultipleVariants && product.stock.state !== 'out'

  return (
    <tr role="row" className={styles({ state: row.pieces > 0 ? 'ordered' : 'empty' })} data-line={product.id}>
      <QuickOrderProduct
        product={product}
        titleId={titleId}
        messageId={messageId}
        entry={entry}
        onCarton={isOpen ? ({ pieces }) => setEntry({ value: row.pieces + pieces, note: null }) : undefined}
      />
      <td role="cell" className={wideOnly}>
        <StockLabel stock={product.stock} />
      </td>
      <QuickOrderLastOrder
        product={product}
        onUse={isOpen ? ({ quantity }) => setEntry({ value: quantity, note: null }) : undefined}
      />
      <QuickOrderPrices product={product} row={row} />
      <td role="cell" data-purchase className={'grid max-[38rem]:col-start-3 max-[38rem]:row-start-1 print:hidden'}>
        {isOpen && (
          <NumberInput
            label={t('table.quantityOf', { title: product.title })}
            entry={entry}
            min={0}
            max={orderRule.maximum}
            step={orderRule.multiple}
            emptyZero
            fieldRef={fieldRef}
            describedBy={entry.note === null ? undefined : messageId}
            onEntry={setEntry}
            onEnter={({ backwards }) =>
              onEnter({ field: document.activeElement as HTMLInputElement | null, backwards })
            }
          />
        )}
        {mustChoose && (
          <Button
            size="sm"
            variant="secondary"
            width="full"
            aria-haspopup="dialog"
            aria-describedby={titleId}
            onPress={() => onSelectVariant({ productId: product.id })}
          >
            {t('table.choose')}
          </Button>
        )}
        {!isOpen && !mustChoose && (
          <span className="block h-control rounded-md border border-line bg-well">
            <VisuallyHidden>{catalog('outOfStock')}</VisuallyHidden>
          </span>
        )}
      </td>
      <td role="cell" className="num min-w-0 text-end text-sm font-bold wrap-anywhere max-[38rem]:sr-only print:hidden">
        {row.total}
      </td>
      {row.larger && (
        <td role="cell" className="col-span-full flex justify-end print:hidden">
          <LargerQuantity
            larger={row.larger}
            title={product.title}
            onTake={({ quantity }) => {
              setEntry({ value: quantity, note: null })
              refocus(fieldRef)
            }}
          />
        </td>
      )}
    </tr>
  )
}
