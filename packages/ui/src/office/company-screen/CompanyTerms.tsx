import type { CompanyTermsView } from '@skafferi/domain/office/views'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button'
import { Checkbox } from '../../components/forms/checkbox'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { isValidPaymentDays } from '../payment-days'
import { PageProblem } from '../page-news'

export interface CompanyTermsProps {
  /** The stored terms. */
  terms: CompanyTermsView
  /** True while they are being saved. */
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** Saves them. Resolves to true if they were saved. */
  onSave: (event: CompanyTermsView) => Promise<boolean>
}

/** The form of a company's terms. Unedited fields follow the stored terms. */
export function CompanyTerms({ terms, busy, problem, onSave }: CompanyTermsProps) {
  const t = useWords(officeWords)
  const [edits, setEdits] = useState<Partial<CompanyTermsView>>({})
  const draft = { ...terms, ...edits }
  const isChanged = draft.days !== terms.days || draft.poRequired !== terms.poRequired

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isChanged && isValidPaymentDays(draft.days) && !busy && (await onSave(draft))) setEdits({})
  }

  return (
    <form
      noValidate
      aria-label={t('company.terms')}
      className="grid max-w-120 gap-3 rounded-lg border border-line bg-surface p-4"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('application.days.label')}
        hint={t('company.terms.hint')}
        error={isValidPaymentDays(draft.days) ? undefined : t('application.days.wrong')}
        name="days"
        inputMode="numeric"
        value={draft.days}
        onChange={({ value }) => setEdits({ ...edits, days: value.trim() })}
      />
      <Checkbox checked={draft.poRequired} onChange={({ checked }) => setEdits({ ...edits, poRequired: checked })}>
        {t('application.po')}
      </Checkbox>
      <PageProblem text={problem} />
      <div className="flex flex-wrap justify-end gap-2">
        {isChanged && (
          <Button variant="secondary" disabled={busy} onPress={() => setEdits({})}>
            {t('company.putBack')}
          </Button>
        )}
        <Button
          type="submit"
          busy={busy}
          busyLabel={t('product.saving')}
          disabled={!isChanged || !isValidPaymentDays(draft.days)}
        >
          {t('company.save')}
        </Button>
      </div>
    </form>
  )
}
