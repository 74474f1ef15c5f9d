import type { AgreedTerms } from '@skafferi/domain/office/views'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Badge } from '../../components/content/badge'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Button } from '../../components/actions/button'
import { ActionBar } from '../../components/forms/form-page'
import { CheckIcon, ClockIcon, CloseIcon, MailIcon, WarningIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeApplicationsWords } from '../../words/generated/office-applications'
import { officeCompaniesWords } from '../../words/generated/office-companies'
import { useMailedText, useMailWaits } from '../mail-waits'
import { ConfirmDialog } from '../offer-parts'
import { AnswerDialog } from './AnswerDialog'
import type { DecisionView, OfficeApplicationView, ApplicationFactView } from './applications.view'
import { hasValidPaymentDays, TermsFields } from './TermsFields'
import { Link, NewTabLink } from '../../components/actions/link'
import { useApproval } from './use-approval'

/** The attached licence: a link to the file, and the picture or the PDF if it is one and the browser displays them. */
function Licence({
  licence,
  status,
  isAsked,
}: Pick<OfficeApplicationView, 'licence' | 'status'> & { isAsked: boolean }) {
  const t = useWords(officeApplicationsWords)
  if (licence === null && !isAsked) return null
  return (
    <section
      aria-label={t('application.licence')}
      className="min-w-0 overflow-clip rounded-lg border border-line bg-well xl:sticky xl:top-4"
    >
      <p className="border-b border-line-strong bg-surface px-4 py-2.5 text-xs wrap-anywhere">
        {licence === null ? (
          <>
            {t('application.noLicence')}
            {(status === 'pending' || status === 'asked') && (
              <span className="block text-caution">{t('application.noLicence.next')}</span>
            )}
          </>
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
  const t = useWords(officeApplicationsWords)
  return (
    <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-xs leading-5">
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
  /** Approves the application. Resolves to true if it is approved. */
  onApprove: (event: AgreedTerms) => Promise<boolean>
  /** Asks the applicant for more. Resolves to true if it was sent. Omit it if the applicant cannot be asked. */
  onAsk?: (event: { text: string }) => Promise<boolean>
  /** Rejects the application. Resolves to true if it was sent. */
  onReject: (event: { text: string }) => Promise<boolean>
  /** The user adds the applicant to the existing company. */
  onJoin: () => void
  /** The shop's usual days until an invoice is due; `null` until they are loaded. */
  usualDays: number | null
  /** True if the application form asks for a licence, so that a missing one is mentioned. */
  asksLicence: boolean
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
  usualDays,
  asksLicence,
  approvedTerms,
}: ApplicationSheetProps) {
  const t = useWords(officeWords)
  const applicationText = useWords(officeApplicationsWords)
  const companyText = useWords(officeCompaniesWords)
  const mailed = useMailedText()
  const mailWaits = useMailWaits()
  const [openedStatus] = useState(application.status)
  const { fieldsRef, terms, setTerms, errorOf, isConfirming, start, confirm, close } = useApproval({
    decision,
    onApprove,
  })
  const [answering, setAnswering] = useState<'ask' | 'reject' | null>(null)
  const { company, person, email, statusText, status, question, reason, answers, wishes, duplicate, licence } =
    application
  const isOpen = status === 'pending' || status === 'asked'
  const isApprovedNow = status === 'approved' && openedStatus !== 'approved' && decision.problem === null
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
          {isApprovedNow && (
            <DoneNotice>
              {applicationText('application.done', { company, person })} {mailed(email)}{' '}
              {mailWaits && applicationText('application.handOver')}
            </DoneNotice>
          )}
          {!isOpen && decision.problem !== null && <BannerMessage tone="critical">{decision.problem}</BannerMessage>}
          {application.companyHref !== null && (
            <p className="text-sm">
              <Link href={application.companyHref}>{applicationText('application.openCompany', { company })}</Link>
            </p>
          )}
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
                  {applicationText('application.join', { person, company: duplicate.company })}
                </Button>
              }
            >
              <b>{applicationText('application.known')}</b> {duplicate.company}
              <span className="block">{duplicate.reason}</span>
            </BannerMessage>
          )}
          {wishes.length > 0 && (
            <section
              aria-label={applicationText('application.wishes')}
              className="grid gap-1.5 rounded-lg border border-line p-3"
            >
              <h3>{applicationText('application.wishes')}</h3>
              <ApplicationFacts facts={wishes} />
            </section>
          )}
          {answers.map(({ title, facts }) => (
            <section key={title} aria-label={title} className="grid gap-1.5">
              <h3>{title}</h3>
              <ApplicationFacts facts={facts} />
            </section>
          ))}
          {question !== null && <Written title={applicationText('application.question')} text={question} />}
          {reason !== null && <Decision email={email} text={reason} />}
          {approvedTerms !== undefined && (
            <section className="grid gap-1.5">
              <h3>{companyText('company.terms')}</h3>
              {approvedTerms}
            </section>
          )}
          {isOpen && (
            <TermsFields
              terms={terms}
              missing={application.missing}
              countries={application.countries}
              usualDays={usualDays}
              errorOf={errorOf}
              ref={fieldsRef}
              onChange={setTerms}
            />
          )}
        </div>
        <Licence licence={licence} status={status} isAsked={asksLicence} />
      </div>
      {isOpen && (
        <ActionBar
          actions={
            <>
              {onAsk && (
                <Button variant="secondary" disabled={isBusy} onPress={() => setAnswering('ask')}>
                  {applicationText('application.ask')}
                </Button>
              )}
              <Button variant="danger" disabled={isBusy} onPress={() => setAnswering('reject')}>
                {applicationText('application.reject')}
              </Button>
              <Button
                busy={decision.busy === 'approve'}
                busyLabel={applicationText('application.approving')}
                disabled={(isBusy && decision.busy !== 'approve') || !hasValidPaymentDays(terms)}
                onPress={start}
              >
                <CheckIcon size="sm" />
                {applicationText('application.approve')}
              </Button>
            </>
          }
        >
          {decision.problem !== null && answering === null && !isConfirming ? (
            <span role="alert" className="font-medium text-critical">
              {decision.problem}
            </span>
          ) : (
            <span className="text-ink-muted">{mailed(email)}</span>
          )}
        </ActionBar>
      )}
      {isConfirming && isOpen && (
        <ConfirmDialog
          words={{
            title: applicationText('application.confirm', { company }),
            text: [
              applicationText('application.confirmText', { company, person }),
              terms.days.trim() !== ''
                ? applicationText('application.confirmDays', { days: Number(terms.days) })
                : usualDays !== null && applicationText('application.confirmUsual', { days: usualDays }),
              mailed(email),
            ]
              .filter(Boolean)
              .join(' '),
            confirm: applicationText('application.confirmSend'),
            confirming: applicationText('application.approving'),
          }}
          reversible
          busy={decision.busy === 'approve'}
          problem={decision.problem}
          onConfirm={() => void confirm()}
          onClose={close}
        />
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

/** What has been done; it takes the focus from the buttons that are gone. */
function DoneNotice({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1}>
      <BannerMessage tone="positive" announce="polite">
        {children}
      </BannerMessage>
    </div>
  )
}

/** The text of an e-mail to the applicant. */
function Written({ title, text, note }: { title: string; text: string; note?: ReactNode }) {
  return (
    <div className="grid gap-1 border-t border-line-strong pt-4 text-xs">
      <h3>{title}</h3>
      <p className="whitespace-pre-line text-ink-muted wrap-anywhere">{text}</p>
      {note && <p>{note}</p>}
    </div>
  )
}

/** The message to the applicant about the decision; called sent only if e-mails are. */
function Decision({ email, text }: { email: string; text: string }) {
  const t = useWords(officeApplicationsWords)
  const mailed = useMailedText()
  const waits = useMailWaits()
  return <Written title={t(waits ? 'reject.text' : 'application.reason')} text={text} note={waits && mailed(email)} />
}
