import type { SentApplicationPage } from '@skafferi/domain/shop/registration/views'
import { LinkButton } from '../../components/actions/button'
import { CheckIcon, ClockIcon } from '../../components/content/icon'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { ApplicationLinkState } from '../../internal/application-link-state'
import { DonePage } from '../../internal/confirmation-page'
import { useWords } from '../../words'
import { applicationAnswerWords } from '../../words/generated/application-answer'

export interface ApplicationAnswerScreenProps {
  /** The state of the link; the form is an AnswerScreen. */
  page: Exclude<SentApplicationPage, { status: 'open' }>
}

const ICONS = { answered: <CheckIcon />, ended: <ClockIcon /> } as const

/** The page behind a question's link if it has no form: loading, failed, unknown, answered or no longer valid. */
export function ApplicationAnswerScreen({ page }: ApplicationAnswerScreenProps) {
  const t = useWords(applicationAnswerWords)
  const { landing, applicationStatus = landing } = useShopPaths()
  if (page.status !== 'answered' && page.status !== 'ended')
    return <ApplicationLinkState page={page} landing={landing()} />
  return (
    <DonePage
      title={t('title')}
      icon={ICONS[page.status]}
      heading={t(page.status)}
      actions={<LinkButton href={applicationStatus(page.token)}>{t('status')}</LinkButton>}
    >
      <p className="mb-3 text-ink-muted">{t(`${page.status}.text`)}</p>
    </DonePage>
  )
}
