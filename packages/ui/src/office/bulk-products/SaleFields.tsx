import type { BulkSaleRequest } from '@skafferi/domain/office/views'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import { DateField } from '../../components/forms/date-field'
import { NumberField } from '../../components/forms/number-field'
import { SegmentedControl } from '../../components/forms/segmented-control'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeBulkSaleWords } from '../../words/generated/office-bulk-sale'

/** The fields of a new flash sale. */
export interface SaleDraft {
  title: string
  unit: 'percent' | 'amount'
  off: number | null
  starts: string
  ends: string
}

export const EMPTY_SALE: SaleDraft = { title: '', unit: 'percent', off: null, starts: '', ends: '' }

const isPercent = (off: number) => Number.isInteger(off) && off >= 1 && off <= 90

/** The highest amount, as of prices. */
const MAX_AMOUNT = 1_000_000

const isUsable = ({ unit, off }: SaleDraft) =>
  off !== null && (unit === 'percent' ? isPercent(off) : off > 0 && off <= MAX_AMOUNT)

const areDaysReversed = ({ starts, ends }: SaleDraft) => starts !== '' && ends !== '' && ends < starts

/** The request of a draft; null if something is missing. */
export function toSaleRequest(draft: SaleDraft): BulkSaleRequest | null {
  const { title, unit, off, starts, ends } = draft
  const isComplete = trimText(title) !== '' && starts !== '' && ends !== '' && !areDaysReversed(draft)
  if (!isComplete || off === null || !isUsable(draft)) return null
  return { kind: 'flash_sale', title, off: unit === 'percent' ? { percent: off } : { amount: off }, starts, ends }
}

interface SaleFieldsProps {
  draft: SaleDraft
  /** The user changes a field. */
  onChange: (part: Partial<SaleDraft>) => void
}

/** The name, the discount and the days of a new flash sale. */
export function SaleFields({ draft, onChange }: SaleFieldsProps) {
  const t = useWords(officeBulkSaleWords)
  const { title, unit, off, starts, ends } = draft
  const isAmount = unit === 'amount'
  const hint = t(isAmount ? 'sale.amountHint' : 'sale.percentHint')
  return (
    <div className="grid gap-3">
      <TextField
        label={t('sale.title')}
        hint={t('sale.titleHint')}
        name="title"
        maxLength={80}
        value={title}
        onChange={({ value }) => onChange({ title: value })}
      />
      <SegmentedControl
        label={t('sale.discount')}
        segments={[
          { value: 'percent', label: t('sale.percentOff') },
          { value: 'amount', label: t('sale.amountOff') },
        ]}
        value={unit}
        onChange={({ value }) => onChange({ unit: value, off: null })}
      />
      <NumberField
        key={unit}
        label={t(isAmount ? 'sale.amountOff' : 'sale.percentOff')}
        hint={hint}
        error={off === null || isUsable(draft) ? undefined : hint}
        name="off"
        value={off}
        min={1}
        max={isAmount ? MAX_AMOUNT : 90}
        decimals={isAmount ? 2 : 0}
        prefix={isAmount ? '€' : undefined}
        suffix={isAmount ? undefined : '%'}
        onChange={({ value }) => onChange({ off: value })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          label={t('sale.starts')}
          name="starts"
          value={starts}
          onChange={({ value }) => onChange({ starts: value })}
        />
        <DateField
          label={t('sale.ends')}
          hint={t('sale.endsHint')}
          error={areDaysReversed(draft) ? t('sale.endsWrong') : undefined}
          name="ends"
          min={starts}
          value={ends}
          onChange={({ value }) => onChange({ ends: value })}
        />
      </div>
      <p className="text-xs text-ink-muted">{t('sale.rule')}</p>
    </div>
  )
}
