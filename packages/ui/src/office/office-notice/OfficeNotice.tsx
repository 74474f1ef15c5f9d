import { LinkButton } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { ErrorState } from '../../components/error-state'
import { DocumentTitle } from '../../components/page-layout'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** A page, or who is signed in, is on its way. */
export function OfficeLoading() {
  const t = useWords(officeWords)
  return (
    <SkeletonGroup label={t('loading')} of="page">
      <DocumentTitle>{t('name')}</DocumentTitle>
      <Skeleton height="60dvh" />
    </SkeletonGroup>
  )
}

/** Something happened that nobody expected. */
export function OfficeBroken({ onRetry }: { onRetry: () => void }) {
  const t = useWords(officeWords)
  return <ErrorState variant="panel" title={t('broken')} text={t('failed.holds')} onRetry={onRetry} />
}

/** The role does not cover this page. */
export function OfficeRefused() {
  const t = useWords(officeWords)
  return <EmptyState variant="panel" headingLevel={1} title={t('failed.code.role_not_allowed')} />
}

export interface OfficeMissingProps {
  /** Where the office begins. */
  href: string
}

/** There is no page at this address. */
export function OfficeMissing({ href }: OfficeMissingProps) {
  const t = useWords(officeWords)
  return (
    <EmptyState
      variant="panel"
      headingLevel={1}
      title={t('missing')}
      text={t('missingText')}
      action={<LinkButton href={href}>{t('missing.back')}</LinkButton>}
    />
  )
}
