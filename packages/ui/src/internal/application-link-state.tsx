import type { ApplicationStatusPage } from '@skafferi/domain/shop/registration/views'
import { LinkButton } from '../components/actions/button'
import { EmptyState } from '../components/feedback/empty-state'
import { ErrorState } from '../components/feedback/error-state'
import { DocumentTitle } from '../components/layout/page-layout'
import { Skeleton, SkeletonGroup } from '../components/feedback/skeleton'
import { useWords } from '../words'
import { applicationStatusWords } from '../words/generated/application-status'

export interface ApplicationLinkStateProps {
  page: Exclude<ApplicationStatusPage, { status: 'ready' }>
  /** Address of the landing page. */
  landing: string
}

/** A page that an e-mail links to, while its application is loading, or if it cannot be loaded. */
export function ApplicationLinkState({ page, landing }: ApplicationLinkStateProps) {
  const t = useWords(applicationStatusWords)
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      {page.status === 'loading' && (
        <SkeletonGroup label={t('loading')} scope="page">
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
      {page.status === 'failed' && <ErrorState title={t('failed')} headingLevel={1} onRetry={page.retry} />}
      {page.status === 'unknown' && (
        <EmptyState
          headingLevel={1}
          title={t('unknown')}
          text={t('unknown.text')}
          action={<LinkButton href={landing}>{t('landing')}</LinkButton>}
        />
      )}
    </>
  )
}
