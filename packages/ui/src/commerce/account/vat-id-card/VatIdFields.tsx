import type { VatIdForm } from '@skafferi/domain/shop/company/views'
import { TextField } from '../../../components/forms/text-field'
import { AccountForm } from '../../../internal/account-form'
import { useFocusFirstFault } from '../../../internal/use-focus-first-fault'
import { useWords } from '../../../words'
import { companyWords } from '../../../words/generated/company'
import { useProblemText } from '../../service/problem-text'

export interface VatIdFieldsProps extends Pick<VatIdForm, 'value' | 'fault' | 'state' | 'problem'> {
  /** The input was edited. */
  onType: VatIdForm['type']
  /** Saves the input; resolves to true if it was saved. */
  onSave: VatIdForm['save']
  /** Cancels without a change. */
  onCancel: VatIdForm['cancel']
}

const fields = ['vat_id'] as const

/** The form for a VAT number. The input stays if saving is refused or fails. */
export function VatIdFields({ value, fault, state, problem, onType, onSave, onCancel }: VatIdFieldsProps) {
  const t = useWords(companyWords)
  const problemText = useProblemText()
  const { form, handleRefusal } = useFocusFirstFault(fields, { vat_id: fault ?? undefined })
  const saving = state === 'saving'
  return (
    <AccountForm
      form={form}
      onRefusal={handleRefusal}
      onSave={onSave}
      onCancel={onCancel}
      saving={saving}
      problem={problem && problemText(problem)}
      words={{ save: t('vat.save'), saving: t('vat.saving'), cancel: t('vat.cancel') }}
    >
      <TextField
        name="vat_id"
        label={t('vat.label')}
        need="required"
        hint={t('vat.hint')}
        error={fault ? t('vat.fault', { fault }) : undefined}
        value={value}
        readOnly={saving}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={onType}
      />
      <p className="text-xs text-ink-muted">{t('vat.later')}</p>
    </AccountForm>
  )
}
