import type { CellChange, ProductVariantView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { useWords } from '../../words'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { useProductLabels } from '../product-form'
import { AvailabilityNote } from '../products-screen/ProductCells'

/** A control of a table's cell: as high as a line of text with a mouse, and 16 px on phones, as iOS zooms otherwise. */
const controlStyles =
  'num min-h-7 max-w-full min-w-0 rounded-sm border border-line-control bg-surface px-1 text-xs text-ink ' +
  'hover:border-ink aria-invalid:border-critical aria-invalid:inset-ring aria-invalid:inset-ring-critical ' +
  'pointer-coarse:min-h-control max-md:text-base'

/** A changed option of a variant's stock. */
export interface StockOptionChange {
  cell: 'availability' | 'available_from'
  text: string
  /** The value before. */
  over: string
}

export interface StockOptionsProps {
  variant: ProductVariantView
  /** The pending and recent changes of the variant. */
  cells: readonly CellChange[]
  /** Returns the id of the message of a refused cell. */
  errorIdOf: (cell: StockOptionChange['cell']) => string
  onSave: (event: StockOptionChange) => void
}

/** Whether the stock limits orders, and for backorder the day on which the pieces that are missing ship. */
export function StockOptions({ variant, cells, errorIdOf, onSave }: StockOptionsProps) {
  const t = useWords(officeCatalogueWords)
  const { availabilities } = useProductLabels()
  const { title, stock, availableFrom } = variant

  function stateOf(cell: StockOptionChange['cell'], stored: string) {
    const change = cells.find((each) => each.cell === cell)
    const isRefused = change?.state === 'refused'
    return {
      value: change?.state === 'saving' ? change.text : stored,
      attributes: {
        'aria-busy': change?.state === 'saving' || undefined,
        'aria-invalid': isRefused || undefined,
        'aria-describedby': isRefused ? errorIdOf(cell) : undefined,
      },
    }
  }

  const availability = stateOf('availability', stock.availability)
  const day = stateOf('available_from', availableFrom.value)
  return (
    <>
      <select
        {...availability.attributes}
        aria-label={t('product.availabilityOf', { name: title })}
        value={availability.value}
        className={controlStyles}
        onChange={({ currentTarget: { value } }) =>
          onSave({ cell: 'availability', text: value, over: stock.availability })
        }
      >
        {availabilities.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {availability.value === 'backorder' && (
        <DayInput
          attributes={day.attributes}
          label={t('product.availableFromOf', { name: title })}
          value={day.value}
          onSave={({ value }) => onSave({ cell: 'available_from', text: value, over: availableFrom.value })}
        />
      )}
    </>
  )
}

interface DayInputProps {
  attributes: object
  label: string
  value: string
  onSave: (event: { value: string }) => void
}

/** A day, which is saved when it is left or on Enter, because each typed digit changes it. */
function DayInput({ attributes, label, value, onSave }: DayInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  function save() {
    if (draft !== null && draft !== value) onSave({ value: draft })
    setDraft(null)
  }
  return (
    <input
      {...attributes}
      type="date"
      aria-label={label}
      value={draft ?? value}
      className={controlStyles}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && save()}
      onBlur={save}
    />
  )
}

/** The options of a stock that cannot be changed; nothing for a tracked article. */
export function StockOptionsText({ stock, availableFrom }: Pick<ProductVariantView, 'stock' | 'availableFrom'>) {
  const t = useWords(officeCatalogueWords)
  const hasDay = stock.availability === 'backorder' && availableFrom.text !== ''
  return (
    <>
      <AvailabilityNote {...stock} />
      {hasDay && (
        <span className="text-2xs text-ink-muted">{t('product.availableFrom', { day: availableFrom.text })}</span>
      )}
    </>
  )
}
