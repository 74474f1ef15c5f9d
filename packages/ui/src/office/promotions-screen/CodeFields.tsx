import type { PromotionDraft } from '@skafferi/domain/office/views'
import { DateField } from '../../components/forms/date-field'
import { SegmentedControl } from '../../components/forms/segmented-control'
import { TextField } from '../../components/forms/text-field'
import { useFaultTexts, type Faults } from '../problem-text'
import { useWords } from '../../words'
import { officePromotionsWords } from '../../words/generated/office-promotions'

export interface CodeFieldsProps {
  draft: PromotionDraft
  /** True for a new code, whose text and kind can be chosen. Later they cannot be changed. */
  isNew: boolean
  /** Error texts by the contract's field names. */
  faults: Faults
  onType: (change: Partial<PromotionDraft>) => void
}

/** The fields of a promo code. */
export function CodeFields({ draft, isNew, faults, onType }: CodeFieldsProps) {
  const t = useWords(officePromotionsWords)
  const errors = useFaultTexts(faults)
  const isAmount = draft.type === 'fixed'
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {isNew && (
        <>
          <div className="sm:col-span-2">
            <TextField
              label={t('offer.code')}
              hint={t('code.codeHint')}
              error={errors.code}
              name="code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={draft.code}
              onChange={({ value }) => onType({ code: value })}
            />
          </div>
          <div className="sm:col-span-2">
            <SegmentedControl
              label={t('code.type')}
              segments={[
                { value: 'percentage', label: t('code.percentage') },
                { value: 'fixed', label: t('code.fixed') },
              ]}
              value={draft.type}
              onChange={({ value }) => onType({ type: value })}
            />
          </div>
        </>
      )}
      <TextField
        label={t(isAmount ? 'code.amount' : 'code.percent')}
        error={errors.value}
        name="value"
        inputMode={isAmount ? 'decimal' : 'numeric'}
        prefix={isAmount ? '€' : undefined}
        value={draft.value}
        onChange={({ value }) => onType({ value })}
      />
      <TextField
        label={t('offer.minimum')}
        hint={t('code.minimumHint')}
        error={errors.minimum}
        name="minimum"
        inputMode="decimal"
        prefix="€"
        value={draft.minimum}
        onChange={({ value }) => onType({ minimum: value })}
      />
      <DateField
        label={t('offer.begins')}
        hint={t('code.beginsHint')}
        error={errors.starts_at}
        name="starts"
        value={draft.starts}
        onChange={({ value }) => onType({ starts: value })}
      />
      <DateField
        label={t('offer.until')}
        hint={t('code.endsHint')}
        error={errors.ends_at}
        name="ends"
        value={draft.ends}
        onChange={({ value }) => onType({ ends: value })}
      />
      <TextField
        label={t('offer.limit')}
        hint={t('code.limitHint')}
        error={errors.usage_limit}
        name="limit"
        inputMode="numeric"
        value={draft.limit}
        onChange={({ value }) => onType({ limit: value.trim() })}
      />
      <TextField
        label={t('offer.companyLimit')}
        hint={t('code.limitHint')}
        error={errors.usage_limit_per_company}
        name="companyLimit"
        inputMode="numeric"
        value={draft.companyLimit}
        onChange={({ value }) => onType({ companyLimit: value.trim() })}
      />
    </div>
  )
}
