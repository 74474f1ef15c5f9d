import { useState } from 'react'
import { Badge } from '../../components/badge'
import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { Checkbox } from '../../components/checkbox'
import { ActionBar } from '../../components/form-page'
import { CheckIcon, ClockIcon } from '../../components/icon'
import { Link } from '../../components/link'
import { SelectField, type SelectOption } from '../../components/select-field'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { AnswerDialog } from './AnswerDialog'
import { ApplicationFacts } from './ApplicationFacts'
import type { DecidingView, OfficeApplicationView, TermsDraft } from './applications.view'
import { Licence } from './Licence'

export interface ApplicationSheetProps {
  application: OfficeApplicationView
  /** How companies can pay, the usual one first. */
  payments: readonly SelectOption[]
  deciding: DecidingView
  onApprove: (event: TermsDraft) => void
  /** More is asked for. Resolves to whether it was sent. */
  onAsk: (event: { text: string }) => Promise<boolean>
  /** It is rejected. Resolves to whether it was sent. */
  onReject: (event: { text: string }) => Promise<boolean>
  /** The person belongs to the company that it looks like. */
  onJoin: () => void
}

/** One application beside its licence, what would hold, and the decision. */
export function ApplicationSheet({ application, payments, deciding, onApprove, onAsk, onReject, onJoin }: ApplicationSheetProps) {
  const t = useWords(officeWords)
  const [terms, setTerms] = useState<TermsDraft>({ payment: payments[0]?.value ?? '', nicotine: false })
  const [answering, setAnswering] = useState<'ask' | 'reject' | null>(null)
  const { company, person, email, waiting, facts, known, licence } = application
  const isBusy = deciding.busy !== null
  return (
    <div className="flex min-w-0 flex-col">
      <div className="grid flex-1 content-start items-start gap-6 pb-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-lg leading-6">{company}</h2>
            <Badge tone="caution" icon={<ClockIcon size="sm" />}>
              {waiting}
            </Badge>
          </div>
          {known && (
            <BannerMessage
              tone="caution"
              action={
                <Button size="sm" variant="secondary" busy={deciding.busy === 'join'} busyLabel={t('decide.sending')} onPress={onJoin}>
                  {t('application.join', { person, company: known.company })}
                </Button>
              }
            >
              <b>{t('application.known')}</b> <Link href={known.href}>{known.company}</Link>
              <span className="block">{known.why}</span>
            </BannerMessage>
          )}
          <ApplicationFacts facts={facts} />
          <div className="grid gap-3 border-t border-line-strong pt-4">
            <h3>{t('application.terms')}</h3>
            <SelectField
              label={t('application.payment')}
              name="payment"
              options={payments}
              value={terms.payment}
              onChange={({ value }) => setTerms({ ...terms, payment: value })}
            />
            <Checkbox checked={terms.nicotine} onChange={({ checked }) => setTerms({ ...terms, nicotine: checked })}>
              {t('application.nicotine')}
            </Checkbox>
          </div>
        </div>
        <Licence licence={licence} />
      </div>
      <ActionBar
        hold="desk"
        actions={
          <>
            <Button variant="secondary" disabled={isBusy} onPress={() => setAnswering('ask')}>
              {t('application.ask')}
            </Button>
            <Button variant="danger" disabled={isBusy} onPress={() => setAnswering('reject')}>
              {t('application.reject')}
            </Button>
            <Button busy={deciding.busy === 'approve'} busyLabel={t('application.approving')} disabled={isBusy && deciding.busy !== 'approve'} onPress={() => onApprove(terms)}>
              <CheckIcon size="sm" />
              {t('application.approve')}
            </Button>
          </>
        }
      >
        {deciding.problem !== null && answering === null ? (
          <span role="alert" className="font-medium text-critical">
            {deciding.problem}
          </span>
        ) : (
          <span className="text-ink-muted">{t('application.goesTo', { email })}</span>
        )}
      </ActionBar>
      {answering && (
        <AnswerDialog
          kind={answering}
          company={company}
          busy={deciding.busy === answering}
          failure={deciding.problem}
          onSend={answering === 'ask' ? onAsk : onReject}
          onClose={() => setAnswering(null)}
        />
      )}
    </div>
  )
}
