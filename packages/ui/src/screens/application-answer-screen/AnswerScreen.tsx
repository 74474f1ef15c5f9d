import { BannerMessage } from '../../components/feedback/banner-message'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { RegistrationWizard, type RegistrationWizardProps } from '../../commerce/account/registration-wizard'
import { useWords } from '../../words'
import { applicationAnswerWords } from '../../words/generated/application-answer'

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
            <h3 className="text-sm">{t('question')}</h3>
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
