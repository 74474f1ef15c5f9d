import type { CompanyTermsView } from '@skafferi/domain/office/views'
import type { FormEvent } from 'react'
import { Button } from '../../components/actions/button'
import { Checkbox } from '../../components/forms/checkbox'
import { TextField } from '../../components/forms/text-field'
import { useUnloadWarning } from '../../internal/use-unload-warning'
import { useWords } from '../../words'
import { officeApplicationsWords } from '../../words/generated/office-applications'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officeCompaniesWords } from '../../words/generated/office-companies'
import { isValidPaymentDays } from '../payment-days'
import { PageProblem } from '../page-news'

export interface CompanyTermsProps {
  draft: CompanyTermsView
  /** Fields that differ from the stored terms. */
  changed: readonly (keyof CompanyTermsView)[]
  /** True while they are being saved. */
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  onType: (change: Partial<CompanyTermsView>) => void
  onDiscard: () => void
  onSave: () => void
}

/** The form of a company's terms. */
export function CompanyTerms({ draft, changed, busy, problem, onType, onDiscard, onSave }: CompanyTermsProps) {
  const companyText = useWords(officeCompaniesWords)
  const applicationText = useWords(officeApplicationsWords)
  const catalogueText = useWords(officeCatalogueWords)
  useUnloadWarning(changed.length > 0)
  const canSave = changed.length > 0 && isValidPaymentDays(draft.days)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (canSave && !busy) onSave()
  }

  return (
    <form
      noValidate
      aria-label={companyText('company.terms')}
      className="grid max-w-120 gap-3 rounded-lg border border-line bg-surface p-4"
      onSubmit={submit}
    >
      <TextField
        label={applicationText('application.days.label')}
        hint={companyText('company.terms.hint')}
        error={isValidPaymentDays(draft.days) ? undefined : applicationText('application.days.wrong')}
        name="days"
        inputMode="numeric"
        value={draft.days}
        onChange={({ value }) => onType({ days: value.trim() })}
      />
      <Checkbox checked={draft.poRequired} onChange={({ checked }) => onType({ poRequired: checked })}>
        {applicationText('application.po')}
      </Checkbox>
      <PageProblem text={problem} />
      <div className="flex flex-wrap justify-end gap-2">
        {changed.length > 0 && (
          <Button variant="secondary" disabled={busy} onPress={onDiscard}>
            {companyText('company.putBack')}
          </Button>
        )}
        <Button type="submit" busy={busy} busyLabel={catalogueText('product.saving')} disabled={!canSave}>
          {companyText('company.save')}
        </Button>
      </div>
    </form>
  )
}
