import { useId } from 'react'
import type { ReorderDraft, ReorderLineView } from '@skafferi/domain/shop/orders/views'
import { Checkbox } from '../../../components/forms/checkbox'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { reorderWords } from '../../../words/generated/reorder'
import { QuantityNote, QuantityStepper } from '../../catalogue/quantity-stepper'
import { ReorderChange } from './ReorderChange'
import { ReorderPrice } from './ReorderPrice'

/** Events of the lines. */
export interface ReorderLineEvents {
  /** A line's selection or quantity was changed. */
  onChange: (event: { itemId: string } & Partial<ReorderDraft>) => void
}

export interface ReorderLineProps extends ReorderLineEvents {
  line: ReorderLineView
}

/** A line of a reorder: whether it is added, what has changed, its price and quantity. */
export function ReorderLine({ line, onChange }: ReorderLineProps) {
  const t = useWords(reorderWords)
  const noteId = useId()
  const { itemId, title, name, variant, sku, picture, maximum, chosen, entry, tooMany } = line
  return (
    <li
      data-item={itemId}
      className={
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line py-2 ' +
        'last:border-b-0 md:grid-cols-[auto_minmax(0,1fr)_auto]'
      }
    >
      <ShelfImage src={picture.src ?? undefined} alt="" size="thumb" />
      <span className="grid min-w-0 gap-0.5">
        <Checkbox
          checked={chosen}
          disabled={maximum === 0}
          onChange={({ checked }) => onChange({ itemId, chosen: checked })}
        >
          {maximum === 0 ? <s>{title}</s> : <span className="font-medium">{title}</span>}
        </Checkbox>
        <span className="num text-xs wrap-anywhere text-ink-muted">{[variant, sku].filter(Boolean).join(' · ')}</span>
        <ReorderChange line={line} />
      </span>
      <span className="num flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm max-md:col-span-2">
        <ReorderPrice line={line} />
        <span className="grid w-36 justify-items-end gap-1 empty:max-md:hidden">
          {maximum > 0 && (
            <>
              <QuantityStepper
                size="sm"
                itemName={name}
                entry={entry}
                disabled={!chosen}
                describedBy={entry.note === null ? undefined : noteId}
                onEntry={({ value, note }) => onChange({ itemId, value, note })}
              />
              <span role="status" id={noteId} className="text-end text-xs">
                <QuantityNote entry={entry} invalidText={tooMany ? t('onlyLeft', { most: maximum }) : undefined} />
              </span>
            </>
          )}
        </span>
      </span>
    </li>
  )
}
