import type { ApplicationStatusPage, ApplicationStatusView } from '@skafferi/domain/registration/views'
import { LinkButton } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { ErrorState } from '../../components/error-state'
import { CheckIcon, ClockIcon, CloseIcon, MailIcon } from '../../components/icon'
import { DocumentTitle } from '../../components/page-layout'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useShopPaths } from '../../commerce/shop-paths'
import { DonePage } from '../../internal/done-page'
import { useWords } from '../../words'
import { applicationStatusWords } from '../../words/generated/application-status'

export interface ApplicationStatusScreenProps {
  /** How far the application is, as far as that is known. */
  application: ApplicationStatusPage
}

const ICONS = {
  received: <ClockIcon />,
  asked: <MailIcon />,
  approved: <CheckIcon />,
  declined: <CloseIcon />,
} as const

/** How far an application is, for whoever has its link: nothing of the applicant is shown. */
export function ApplicationStatusScreen({ application }: ApplicationStatusScreenProps) {
  const t = useWords(applicationStatusWords)
  const { landing } = useShopPaths()
  if (application.status === 'ready') return <Known {...application.view} />
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      {application.status === 'loading' && (
        <SkeletonGroup label={t('loading')} of="page">
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
      {application.status === 'failed' && (
        <ErrorState title={t('failed')} headingLevel={1} onRetry={application.retry} />
      )}
      {application.status === 'unknown' && (
        <EmptyState
          headingLevel={1}
          title={t('unknown')}
          text={t('unknown.text')}
          action={<LinkButton href={landing()}>{t('landing')}</LinkButton>}
        />
      )}
    </>
  )
}

function Known({ status, received, decided }: ApplicationStatusView) {
  const t = useWords(applicationStatusWords)
  const { landing, signIn, contact = landing() } = useShopPaths()
  const day = { received, decided: decided ?? '' }
  const says = {
    received: { text: t('received.text', day), href: landing(), label: t('landing') },
    asked: { text: t('asked.text', day), href: contact, label: t('contact') },
    approved: { text: t('approved.text', day), href: signIn(), label: t('signIn') },
    declined: { text: t('declined.text', day), href: contact, label: t('contact') },
  }
  const { text, href, label } = says[status]
  return (
    <DonePage
      title={t('title')}
      icon={ICONS[status]}
      heading={t(status)}
      actions={<LinkButton href={href}>{label}</LinkButton>}
    >
      <p className="mb-3 text-ink-muted">{text}</p>
    </DonePage>
  )
}
