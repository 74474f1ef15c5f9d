import { useRef, useState, type ClipboardEvent } from 'react'
import { cva } from 'class-variance-authority'
import type {
  AddQuickOrder,
  OrderColumns,
  PasteColumn,
  PriceListDownload,
  QuickOrderDraft,
} from '@skafferi/domain/shop/cart/views'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { Button } from '../../../components/actions/button'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { quickOrderWords } from '../../../words/generated/quick-order'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { bottomBarRef } from '../../../components/feedback/toast'
import { CartSizeNotice } from '../../prices-and-stock/cart-size-notice'
import { isTransportFailure, useProblemText } from '../../service/problem-text'
import { WishlistReport } from '../../wishlist/wishlist-report'
import { QuickOrderLine, type QuickOrderLineProps } from './QuickOrderLine'
import { PasteDialog } from './PasteDialog'
import { quickOrderGrid, wideOnly } from './quick-order-grid'
import { OffPageLinesDialog } from './OffPageLinesDialog'
import { OrderBar } from './OrderBar'

/** Matches separators: text with more than one value does not fit one field. */
const multipleValues = /[\t\n\r;]/

/** Handles a column that is pasted into the list: parses it for a preview before fields are filled. */
function usePasting(products: readonly ProductCardView[], paste: PasteColumn) {
  const [pasted, setPasted] = useState<{ text: string; from: number } | null>(null)
  const read = (text: string, from: number, columns?: OrderColumns) =>
    paste.onRead({ text, products: products.slice(from), ...(columns && { columns }) })

  function open(text: string, from: number) {
    setPasted({ text, from })
    if (text !== '') read(text, from)
  }

  return {
    pasted,
    /** Opens the empty dialog. */
    start: () => open('', 0),
    read: ({ text, columns }: { text: string; columns?: OrderColumns }) => read(text, pasted?.from ?? 0, columns),
    onPaste(event: ClipboardEvent<HTMLElement>) {
      const text = event.clipboardData.getData('text')
      if (!multipleValues.test(text.trim())) return
      event.preventDefault()
      const id = event.target instanceof Element ? event.target.closest('[data-line]')?.getAttribute('data-line') : null
      open(
        text,
        Math.max(
          0,
          products.findIndex((product) => product.id === id),
        ),
      )
    },
    close() {
      setPasted(null)
      paste.onEdit()
    },
  }
}

const frameStyles = cva(
  'relative rounded-lg border border-line bg-surface max-md:-mx-gutter max-md:rounded-none max-md:border-x-0',
  {
    variants: { state: { settled: '', refreshing: '[&_img]:opacity-50 [&_img]:transition-opacity' } },
  },
)

export interface QuickOrderProps extends Pick<QuickOrderLineProps, 'onSelectVariant'> {
  /** The accessible name ("Products"). */
  label: string
  /** The same products as in the card view, in the same order. */
  products: readonly ProductCardView[]
  /** `refreshing` while the content may be replaced; `settled` by default. */
  state?: 'settled' | 'refreshing'
  /** The input of the list that is not in the cart yet, on this page and others. */
  list: QuickOrderDraft
  /** The state of adding the list. */
  add: AddQuickOrder
  /** Parsing of a pasted column. */
  paste: PasteColumn
  /** The download of the price list. */
  priceList: PriceListDownload
}

/**
 * A product list with a quantity field in each row and one button to add all of them to the cart. Rows are 46 px high,
 * 36 in the compact density. Input stays until it is in the cart, also on other pages.
 */
export function QuickOrder(props: QuickOrderProps) {
  const { label, products, state = 'settled', list, add, paste, priceList, onSelectVariant } = props
  const t = useWords(quickOrderWords)
  const tCatalog = useWords(catalogWords)
  const frame = useRef<HTMLDivElement>(null)
  const [initialView] = useState(list.view)
  // Invalid input exists only in its field: a new key clears it.
  const [resetCount, setResetCount] = useState(0)
  const pasting = usePasting(products, paste)
  const fields = () => Array.from(frame.current?.querySelectorAll<HTMLInputElement>('[role=spinbutton]') ?? [])

  function moveFocus({ field, backwards }: { field: HTMLInputElement | null; backwards: boolean }) {
    const all = fields()
    const index = all.findIndex((each) => each === field)
    all[index + (backwards ? -1 : 1)]?.focus()
  }

  function addAll() {
    const invalidField = fields().find((field) => !field.validity.valid)
    if (invalidField) invalidField.checkValidity()
    else add.onAdd()
  }

  return (
    <div className="-mt-2 grid gap-2" onPaste={pasting.onPaste}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <p className="text-xs leading-4 text-ink-muted">
          {initialView.lines > 0 &&
            list.view.lines > 0 &&
            t('table.back', { lines: initialView.lines, offPage: list.view.offPageLines.length })}
        </p>
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onPress={pasting.start}>
          {t('table.paste')}
        </Button>
      </div>
      <div ref={frame} className={frameStyles({ state })}>
        <table
          role="table"
          aria-label={label}
          aria-busy={state === 'refreshing' || undefined}
          className="block clear-of-bar"
        >
          <QuickOrderHeader />
          <tbody role="rowgroup" className="-mb-px block">
            {products.map((product) => (
              <QuickOrderLine
                key={`${product.id} ${resetCount}`}
                list={list}
                product={product}
                onEnter={moveFocus}
                onSelectVariant={onSelectVariant}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-muted">
        <span>{tCatalog('pricesExclVat')}</span>
        <span className="max-md:hidden print:hidden">{t('table.keys')}</span>
      </p>
      <QuickOrderFooter
        list={list}
        add={add}
        onAdd={addAll}
        onClear={() => {
          list.clear()
          setResetCount(resetCount + 1)
        }}
      />
      {pasting.pasted && (
        <PasteDialog
          text={pasting.pasted.text}
          paste={paste}
          priceList={priceList}
          onRead={pasting.read}
          onFill={list.fillIn}
          onClose={pasting.close}
        />
      )}
    </div>
  )
}

const columnStyles = cva('font-medium', {
  variants: {
    align: { start: 'text-start', end: 'text-end' },
    visibility: { always: '', wide: wideOnly, wideScreen: 'max-[55rem]:sr-only print:hidden', screen: 'print:hidden' },
  },
  defaultVariants: { align: 'start', visibility: 'always' },
})

const columns = [
  { name: 'product' },
  { name: 'stock', visibility: 'wide' },
  { name: 'last', visibility: 'wideScreen' },
  { name: 'unit', align: 'end' },
  { name: 'bulk', align: 'end' },
  { name: 'next', align: 'end' },
  { name: 'quantity', align: 'end', visibility: 'screen' },
  { name: 'total', align: 'end', visibility: 'screen' },
] as const

/**
 * The column headers of the list; visually hidden on phones. Rows and cells have explicit roles, because not every
 * browser treats a grid layout as a table.
 */
function QuickOrderHeader() {
  const t = useWords(quickOrderWords)
  return (
    <thead role="rowgroup" className="block max-[38rem]:sr-only">
      <tr
        role="row"
        className={
          `${quickOrderGrid} h-7.5 in-data-[density=compact]:h-7 border-b border-line-strong ` +
          'text-xs whitespace-nowrap text-ink-muted'
        }
      >
        {columns.map(({ name, ...styles }) => (
          <th key={name} role="columnheader" scope="col" className={columnStyles(styles)}>
            {t(`table.${name}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface QuickOrderFooterProps {
  list: QuickOrderDraft
  add: AddQuickOrder
  onAdd: () => void
  onClear: () => void
}

/** The result of the last press, and the OrderBar; sticky at the bottom of the window. */
function QuickOrderFooter({ list, add, onAdd, onClear }: QuickOrderFooterProps) {
  const t = useWords(quickOrderWords)
  const problemText = useProblemText()
  const [isOffPageOpen, setIsOffPageOpen] = useState(false)
  const { view } = list
  const { report, problem, adding } = add
  const isUnanswered = problem ? isTransportFailure(problem) : view.unanswered && !adding
  return (
    <div ref={bottomBarRef} className="sticky bottom-0 z-10 grid gap-2 md:pb-1 print:hidden">
      {report && (
        <div className="max-h-[45dvh] overflow-y-auto rounded-md bg-surface shadow-float">
          <WishlistReport report={report} filter="refused" onDismiss={add.onReportDismiss} />
        </div>
      )}
      {(problem || isUnanswered) && (
        <BannerMessage tone="critical" announce="assertive">
          {isUnanswered || !problem ? t('bar.unanswered') : problemText(problem)}
        </BannerMessage>
      )}
      {view.lines > 0 && view.size && <CartSizeNotice size={view.size} />}
      {view.lines > 0 && (
        <OrderBar
          view={view}
          adding={adding}
          onAdd={onAdd}
          onClear={onClear}
          onShowOffPage={() => setIsOffPageOpen(true)}
        />
      )}
      {isOffPageOpen && view.offPageLines.length > 0 && (
        <OffPageLinesDialog lines={view.offPageLines} onRemove={list.remove} onClose={() => setIsOffPageOpen(false)} />
      )}
    </div>
  )
}
