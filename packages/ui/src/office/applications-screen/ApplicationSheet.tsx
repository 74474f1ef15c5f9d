import type { AgreedTerms } from '@skafferi/domain/office/views'
import { useState, type ReactNode } from 'react'
import { Badge } from '../../components/content/badge'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Button } from '../../components/actions/button'
import { ActionBar } from '../../components/forms/form-page'
import { CheckIcon, ClockIcon, CloseIcon, MailIcon, WarningIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { AnswerDialog } from './AnswerDialog'
import type { DecisionView, OfficeApplicationView, ApplicationFactView } from './applications.view'
import { hasValidPaymentDays, TermsFields } from './TermsFields'
import { NewTabLink } from '../../components/actions/link'

/** The attached licence: a link to the file, and the picture or the PDF if it is one and the browser displays them. */
function Licence({ licence }: Pick<OfficeApplicationView, 'licence'>) {
  const t = useWords(officeWords)
  return (
    <section
      aria-label={t('application.licence')}
      className="min-w-0 overflow-clip rounded-lg border border-line bg-well xl:sticky xl:top-4"
    >
      <p className="border-b border-line-strong bg-surface px-4 py-2.5 text-xs wrap-anywhere">
        {licence === null ? (
          t('application.noLicence')
        ) : (
          <>
            <NewTabLink href={licence.href}>{t('application.openLicence', { name: licence.name })}</NewTabLink>
            {licence.note !== null && <span className="block text-caution">{licence.note}</span>}
          </>
        )}
      </p>
      {licence !== null && licence.document !== null && navigator.pdfViewerEnabled && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers refuse to show a PDF in a sandbox
        <iframe
          title={licence.name}
          src={licence.document}
          className="block h-[70vh] w-full border-0 bg-surface xl:h-[calc(100vh-14rem)]"
        />
      )}
      {licence !== null && licence.picture !== null && (
        <div className="p-4">
          <img src={licence.picture} alt={licence.name} className="w-full border border-line-strong" />
        </div>
      )}
    </section>
  )
}

interface ApplicationFactsProps {
  facts: readonly ApplicationFactView[]
}

/** The applicant's answers, with an icon for those that the licence confirms or contradicts. */
function ApplicationFacts({ facts }: ApplicationFactsProps) {
  const t = useWords(officeWords)
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-xs leading-5">
      {facts.map(({ label, value, licence, note }) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="m-0 flex min-w-0 items-start justify-between gap-3 wrap-anywhere">
            <span className="min-w-0">
              {value}
              {note !== null && <span className="block text-caution">{note}</span>}
            </span>
            {licence !== null && (
              <span
                role="img"
                aria-label={t(licence === 'same' ? 'application.same' : 'application.differs')}
                className={licence === 'same' ? 'pt-0.5 text-positive' : 'pt-0.5 text-caution'}
              >
                {licence === 'same' ? <CheckIcon size="sm" /> : <WarningIcon size="sm" />}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface ApplicationSheetProps {
  application: OfficeApplicationView
  decision: DecisionView
  onApprove: (event: AgreedTerms) => void
  /** Asks the applicant for more. Resolves to true if it was sent. Omit it if the applicant cannot be asked. */
  onAsk?: (event: { text: string }) => Promise<boolean>
  /** Rejects the application. Resolves to true if it was sent. */
  onReject: (event: { text: string }) => Promise<boolean>
  /** The user adds the applicant to the existing company. */
  onJoin: () => void
  /** The terms of the approved company: `ApprovedTerms`. */
  approvedTerms?: ReactNode
}

const LOOKS = {
  pending: { tone: 'caution', icon: <ClockIcon size="sm" /> },
  asked: { tone: 'neutral', icon: <MailIcon size="sm" /> },
  approved: { tone: 'positive', icon: <CheckIcon size="sm" /> },
  rejected: { tone: 'neutral', icon: <CloseIcon size="sm" /> },
} as const

/** One application beside its licence, with the terms to approve and the decision. */
export function ApplicationSheet({
  application,
  decision,
  onApprove,
  onAsk,
  onReject,
  onJoin,
  approvedTerms,
}: ApplicationSheetProps) {
  const t = useWords(officeWords)
  const [terms, setTerms] = useState<AgreedTerms>({ days: '', poRequired: false, details: {} })
  const [answering, setAnswering] = useState<'ask' | 'reject' | null>(null)
  const { company, person, email, statusText, status, question, reason, answers, wishes, duplicate, licence } =
    application
  const isOpen = status === 'pending' || status === 'asked'
  const isBusy = decision.busy !== null
  return (
    <div className="flex min-w-0 flex-col">
      <div className="grid flex-1 content-start items-start gap-6 pb-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-lg leading-6">{company}</h2>
            <Badge tone={LOOKS[status].tone} icon={LOOKS[status].icon}>
              {statusText}
            </Badge>
          </div>
          {isOpen && duplicate && (
            <BannerMessage
              tone="caution"
              action={
                <Button
                  size="sm"
                  variant="secondary"
                  busy={decision.busy === 'join'}
                  busyLabel={t('decide.sending')}
                  onPress={onJoin}
                >
                  {t('application.join', { person, company: duplicate.company })}
                </Button>
              }
            >
              <b>{t('application.known')}</b> {duplicate.company}
              <span className="block">{duplicate.reason}</span>
            </BannerMessage>
          )}
          {wishes.length > 0 && (
            <section aria-label={t('application.wishes')} className="grid gap-1.5 rounded-lg border border-line p-3">
              <h3>{t('application.wishes')}</h3>
              <ApplicationFacts facts={wishes} />
            </section>
          )}
          {answers.map(({ title, facts }) => (
            <section key={title} aria-label={title} className="grid gap-1.5">
              <h3>{title}</h3>
              <ApplicationFacts facts={facts} />
            </section>
          ))}
          {question !== null && <Written title={t('application.question')} text={question} />}
          {reason !== null && <Written title={t('application.reason')} text={reason} />}
          {approvedTerms !== undefined && (
            <section className="grid gap-1.5">
              <h3>{t('company.terms')}</h3>
              {approvedTerms}
            </section>
          )}
          {isOpen && (
            <TermsFields
              terms={terms}
              missing={application.missing}
              countries={application.countries}
              onChange={setTerms}
            />
          )}
        </div>
        <Licence licence={licence} />
      </div>
      {isOpen && (
        <ActionBar
          sticky="desk"
          actions={
            <>
              {onAsk && (
                <Button variant="secondary" disabled={isBusy} onPress={() => setAnswering('ask')}>
                  {t('application.ask')}
                </Button>
              )}
              <Button variant="danger" disabled={isBusy} onPress={() => setAnswering('reject')}>
                {t('application.reject')}
              </Button>
              <Button
                busy={decision.busy === 'approve'}
                busyLabel={t('application.approving')}
                disabled={(isBusy && decision.busy !== 'approve') || !hasValidPaymentDays(terms)}
                onPress={() => onApprove(terms)}
              >
                <CheckIcon size="sm" />
                {t('application.approve')}
              </Button>
            </>
          }
        >
          {decision.problem !== null && answering === null ? (
            <span role="alert" className="font-medium text-critical">
              {decision.problem}
            </span>
          ) : (
            <span className="text-ink-muted">{t('application.goesTo', { email })}</span>
          )}
        </ActionBar>
      )}
      {answering && (
        <AnswerDialog
          kind={answering}
          company={company}
          busy={decision.busy === answering}
          failure={decision.problem}
          onSend={answering === 'ask' && onAsk ? onAsk : onReject}
          onClose={() => setAnswering(null)}
        />
      )}
    </div>
  )
}

/** The text of an e-mail to the applicant. */
function Written({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-1 border-t border-line-strong pt-4 text-xs">
      <h3>{title}</h3>
      <p className="whitespace-pre-line text-ink-muted wrap-anywhere">{text}</p>
    </div>
  )
}
