import type { ApplicationStatusPage, ApplicationStatusView } from '@skafferi/domain/shop/registration/views'
import { LinkButton } from '../../components/actions/button'
import { CheckIcon, ClockIcon, CloseIcon, MailIcon } from '../../components/content/icon'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { ApplicationLinkState } from '../../internal/application-link-state'
import { DonePage } from '../../internal/confirmation-page'
import { useBrand } from '../../components/content/brand'
import { useWords } from '../../words'
import { applicationStatusWords } from '../../words/generated/application-status'

export interface ApplicationStatusScreenProps {
  /** The status, or the state of loading it. */
  application: ApplicationStatusPage
}

const ICONS = {
  received: <ClockIcon />,
  asked: <MailIcon />,
  approved: <CheckIcon />,
  declined: <CloseIcon />,
} as const

/** The status of an application. Anyone with the link can open it, so it shows nothing about the applicant. */
export function ApplicationStatusScreen({ application }: ApplicationStatusScreenProps) {
  const { landing } = useShopPaths()
  if (application.status === 'ready') return <LoadedStatus {...application.view} />
  return <ApplicationLinkState page={application} landing={landing()} />
}

function LoadedStatus({ status, received, decided }: ApplicationStatusView) {
  const t = useWords(applicationStatusWords)
  const { landing, signIn, contact = landing() } = useShopPaths()
  const { approval } = useBrand()
  const day = { received, decided: decided ?? '' }
  const contents = {
    received: {
      text: [t('received.text', day), approval].filter(Boolean).join(' '),
      href: landing(),
      label: t('landing'),
    },
    asked: { text: t('asked.text', day), href: contact, label: t('contact') },
    approved: { text: t('approved.text', day), href: signIn(), label: t('signIn') },
    declined: { text: t('declined.text', day), href: contact, label: t('contact') },
  }
  const { text, href, label } = contents[status]
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
