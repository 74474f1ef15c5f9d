import type { CompanyTermsView } from '@skafferi/domain/office/views'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/button'
import { Checkbox } from '../../components/checkbox'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { isLegalDays } from '../legal-days'
import { PageProblem } from '../page-news'

export interface CompanyTermsProps {
  /** As the store keeps them. */
  terms: CompanyTermsView
  busy: boolean
  /** Why they were not saved, in words; `null` where nothing failed. */
  problem: string | null
  /** Saves them; resolves to whether they were saved. */
  onSave: (event: CompanyTermsView) => Promise<boolean>
}

/** By what terms a company buys from now on. What is not typed into shows what the store keeps, also when that changes. */
export function CompanyTerms({ terms, busy, problem, onSave }: CompanyTermsProps) {
  const t = useWords(officeWords)
  const [typed, setTyped] = useState<Partial<CompanyTermsView>>({})
  const draft = { ...terms, ...typed }
  const isChanged = draft.days !== terms.days || draft.poRequired !== terms.poRequired

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isChanged && isLegalDays(draft.days) && !busy && (await onSave(draft))) setTyped({})
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
        error={isLegalDays(draft.days) ? undefined : t('application.days.wrong')}
        name="days"
        inputMode="numeric"
        value={draft.days}
        onChange={({ value }) => setTyped({ ...typed, days: value.trim() })}
      />
      <Checkbox checked={draft.poRequired} onChange={({ checked }) => setTyped({ ...typed, poRequired: checked })}>
        {t('application.po')}
      </Checkbox>
      <PageProblem text={problem} />
      <div className="flex flex-wrap justify-end gap-2">
        {isChanged && (
          <Button variant="secondary" disabled={busy} onPress={() => setTyped({})}>
            {t('company.putBack')}
          </Button>
        )}
        <Button
          type="submit"
          busy={busy}
          busyLabel={t('product.saving')}
          disabled={!isChanged || !isLegalDays(draft.days)}
        >
          {t('company.save')}
        </Button>
      </div>
    </form>
  )
}
