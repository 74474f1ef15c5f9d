import { useEffect, type FormEvent } from 'react'
import type { VatIdForm } from '@skafferi/domain/company/views'
import { Button } from '../../components/button'
import { TextField } from '../../components/text-field'
import { FormProblem } from '../../internal/form-problem'
import { useFocusFirstFault } from '../../internal/use-focus-first-fault'
import { useWords } from '../../words'
import { companyWords } from '../../words/generated/company'
import { useProblemText } from '../problem-text'

export interface VatIdFieldsProps extends Pick<VatIdForm, 'value' | 'fault' | 'state' | 'problem'> {
  /** Something was typed. */
  onType: VatIdForm['type']
  /** What is typed shall be saved; resolves to whether it was. */
  onSave: VatIdForm['save']
  /** The number shall stay as it is. */
  onCancel: VatIdForm['cancel']
}

const fields = ['vat_id'] as const

/** The form that gives a VAT number. What was typed stays where it is refused or no answer comes. */
export function VatIdFields({ value, fault, state, problem, onType, onSave, onCancel }: VatIdFieldsProps) {
  const t = useWords(companyWords)
  const problemText = useProblemText()
  const { form, handleRefusal } = useFocusFirstFault(fields, { vat_id: fault ?? undefined })
  const saving = state === 'saving'
  // It is opened by who wants to type.
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [form])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!saving && !(await onSave())) handleRefusal()
  }

  return (
    <form ref={form} noValidate className="grid gap-3 print:hidden" onSubmit={(event) => void submit(event)}>
      <FormProblem text={problem && !saving ? problemText(problem) : undefined} />
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={saving} busyLabel={t('vat.saving')}>
          {t('vat.save')}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('vat.cancel')}
        </Button>
      </div>
    </form>
  )
}
