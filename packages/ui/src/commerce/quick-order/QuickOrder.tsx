import { useRef, useState } from 'react'
import { cva } from 'class-variance-authority'
import type { AddQuickOrder, QuickOrderDraft, PasteColumn } from '@skafferi/domain/cart/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { listingWords } from '../../words/generated/listing'
import { quickOrderWords } from '../../words/generated/quick-order'
import { QuickOrderHead } from './QuickOrderHead'
import { QuickOrderLine, type QuickOrderLineProps } from './QuickOrderLine'
import { QuickOrderFoot } from './QuickOrderFoot'
import { PasteDialog } from './PasteDialog'
import { usePasting } from './use-pasting'

const styles = cva(
  'relative rounded-lg border border-line bg-surface max-md:-mx-gutter max-md:rounded-none max-md:border-x-0',
  {
    variants: { state: { settled: '', refreshing: '[&_img]:opacity-50 [&_img]:transition-opacity' } },
  },
)

/** On a desk in the head's row, beside "Product"; on a phone above the lines. */
const tools =
  'flex print:hidden min-[38rem]:absolute min-[38rem]:start-20 min-[38rem]:top-0 min-[38rem]:h-7.5 min-[38rem]:in-data-[density=compact]:h-7 min-[38rem]:items-center min-[38rem]:*:min-h-6 min-[38rem]:*:py-0'

export interface QuickOrderProps extends Pick<QuickOrderLineProps, 'onSelectVariant'> {
  /** The accessible name ("Products"). */
  label: string
  /** The same products the cards show, in the same order. */
  products: readonly ProductCardView[]
  /** `refreshing` while the content may be replaced; `settled` by default. */
  state?: 'settled' | 'refreshing'
  /** The input of the list that is not in the cart yet, on this page and others. */
  list: QuickOrderDraft
  /** The state of adding the list. */
  add: AddQuickOrder
  /** Reading a pasted column. */
  paste: PasteColumn
}

/**
 * A listing to order from: a row of 46 px for each product, 36 in the compact density, with a quantity field, and one
 * button for all of them. Input stays until it is in the cart, also on other pages.
 */
export function QuickOrder({ label, products, state = 'settled', list, add, paste, onSelectVariant }: QuickOrderProps) {
  const t = useWords(quickOrderWords)
  const listing = useWords(listingWords)
  const frame = useRef<HTMLDivElement>(null)
  const [before] = useState(list.view)
  // Input that is no quantity is only in its field: a new round clears it.
  const [round, setRound] = useState(0)
  const pasting = usePasting(products, paste)
  const fields = () => Array.from(frame.current?.querySelectorAll<HTMLInputElement>('[role=spinbutton]') ?? [])

  function walk({ field, backwards }: { field: HTMLInputElement | null; backwards: boolean }) {
    const all = fields()
    const place = all.findIndex((each) => each === field)
    all[place + (backwards ? -1 : 1)]?.focus()
  }

  function addAll() {
    const wrong = fields().find((field) => !field.validity.valid)
    if (wrong) wrong.checkValidity()
    else add.onAdd()
  }

  return (
    <div className="-mt-2 grid gap-2" onPaste={pasting.onPaste}>
      {before.lines > 0 && list.view.lines > 0 && (
        <p className="text-xs leading-4 text-ink-muted print:hidden">
          {t('table.back', { lines: before.lines, offPage: list.view.offPageLines.length })}
        </p>
      )}
      <div ref={frame} className={styles({ state })}>
        <div className={tools}>
          <Button variant="quiet" size="sm" aria-haspopup="dialog" onPress={pasting.start}>
            {t('table.paste')}
          </Button>
        </div>
        <table
          role="table"
          aria-label={label}
          aria-busy={state === 'refreshing' || undefined}
          className="block clear-of-bar"
        >
          <QuickOrderHead />
          <tbody role="rowgroup" className="-mb-px block">
            {products.map((product) => (
              <QuickOrderLine
                key={`${product.id} ${round}`}
                list={list}
                product={product}
                onEnter={walk}
                onSelectVariant={onSelectVariant}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-2xs text-ink-muted">
        <span>{listing('exclVat')}</span>
        <span className="max-md:hidden print:hidden">{t('table.keys')}</span>
      </p>
      <QuickOrderFoot
        list={list}
        add={add}
        onAdd={addAll}
        onClear={() => {
          list.clear()
          setRound(round + 1)
        }}
      />
      {pasting.pasted && (
        <PasteDialog
          text={pasting.pasted.text}
          paste={paste}
          onRead={pasting.read}
          onFill={list.fillIn}
          onClose={pasting.close}
        />
      )}
    </div>
  )
}
