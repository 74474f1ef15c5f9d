import type { SentApplicationPage } from '@skafferi/domain/registration/views'
import { BannerMessage } from '../../components/banner-message'
import { LinkButton } from '../../components/button'
import { CheckIcon, ClockIcon } from '../../components/icon'
import { DocumentTitle, PageHeading } from '../../components/page-layout'
import { RegistrationWizard, type RegistrationWizardProps } from '../../commerce/registration-wizard'
import { useShopPaths } from '../../commerce/shop-paths'
import { ApplicationLinkState } from '../../internal/application-link-state'
import { DonePage } from '../../internal/done-page'
import { useWords } from '../../words'
import { applicationAnswerWords } from '../../words/generated/application-answer'

export interface ApplicationAnswerScreenProps {
  /** The state of the link; the form is an AnswerScreen. */
  page: Exclude<SentApplicationPage, { status: 'open' }>
}

const ICONS = { answered: <CheckIcon />, ended: <ClockIcon /> } as const

/** The page of a question's link without its form: loading, failed, unknown, answered or no longer valid. */
export function ApplicationAnswerScreen({ page }: ApplicationAnswerScreenProps) {
  const t = useWords(applicationAnswerWords)
  const { landing, applicationStatus = landing } = useShopPaths()
  if (page.status !== 'answered' && page.status !== 'ended') return <ApplicationLinkState page={page} />
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

export interface AnswerScreenProps extends Omit<
  RegistrationWizardProps,
  'intro' | 'notice' | 'restoredNote' | 'startsFrom'
> {
  /** The shop's question, as in the e-mail. */
  question: string
}

/** The application with the answers that were sent, and the shop's question above each step. */
export function AnswerScreen({ question, ...wizard }: AnswerScreenProps) {
  const t = useWords(applicationAnswerWords)
  return (
    <div className="py-6 md:py-8">
      <DocumentTitle>{t('title')}</DocumentTitle>
      <RegistrationWizard
        {...wizard}
        startsFrom="saved"
        restoredNote={t('restored')}
        notice={
          <BannerMessage>
            <h3 className="font-strong text-sm">{t('question')}</h3>
            <p className="whitespace-pre-line wrap-anywhere">{question}</p>
          </BannerMessage>
        }
        intro={
          <div className="grid gap-1">
            <PageHeading>{t('title')}</PageHeading>
            <p className="text-ink-muted">{t('text')}</p>
          </div>
        }
      />
    </div>
  )
}
