import type { OfficeState } from '@skafferi/domain/office/views'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeCompaniesWords } from '../../words/generated/office-companies'
import { OfficeFailure } from '../page-header'
import { CompanyTerms, type CompanyTermsProps } from './CompanyTerms'

export interface ApprovedTermsProps extends CompanyTermsProps {
  /** The company that an approval created. */
  company: OfficeState<unknown>
}

/** The terms of an approved company, to change right after the decision. */
export function ApprovedTerms({ company, ...form }: ApprovedTermsProps) {
  const t = useWords(officeCompaniesWords)
  if (company.status === 'loading')
    return (
      <SkeletonGroup label={t('company.loading')}>
        <Skeleton height="14rem" />
      </SkeletonGroup>
    )
  if (company.status === 'failed')
    return (
      <OfficeFailure variant="plain" title={t('company.failed')} request={company.request} onRetry={company.retry} />
    )
  return <CompanyTerms {...form} />
}
