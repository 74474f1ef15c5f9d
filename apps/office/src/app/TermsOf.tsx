import { useCompany } from '@skafferi/domain/office'
import { ApprovedTerms } from '@skafferi/ui/office/company-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'

/** The terms of an approved company, to change right after the decision. */
export default function TermsOf({ companyId }: { companyId: string }) {
  const { company, terms, busy, refused } = useCompany(companyId)
  const problemText = useOfficeProblem()
  return (
    <ApprovedTerms
      company={company}
      draft={terms.draft}
      changed={terms.changed}
      busy={busy === 'terms'}
      problem={refused && problemText(refused.problem)}
      onType={terms.type}
      onDiscard={terms.discard}
      onSave={() => void terms.save()}
    />
  )
}
