import { LinkButton } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState } from '../../components/feedback/error-state'
import { DocumentTitle } from '../../components/layout/page-layout'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** Shown while a page or the session loads. */
export function OfficeLoading() {
  const t = useWords(officeWords)
  return (
    <SkeletonGroup label={t('loading')} scope="page">
      <DocumentTitle>{t('name')}</DocumentTitle>
      <Skeleton height="60dvh" />
    </SkeletonGroup>
  )
}

/** Shown after an unexpected error. */
export function OfficeError({ onRetry }: { onRetry: () => void }) {
  const t = useWords(officeWords)
  return <ErrorState variant="panel" title={t('broken')} text={t('failed.holds')} onRetry={onRetry} />
}

/** Shown if the role may not open the page. */
export function OfficeAccessDenied() {
  const t = useWords(officeWords)
  return <EmptyState variant="panel" headingLevel={1} title={t('accessDenied')} />
}

export interface OfficeNotFoundProps {
  /** URL of the start page. */
  href: string
}

/** Shown if there is no page at the URL. */
export function OfficeNotFound({ href }: OfficeNotFoundProps) {
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
