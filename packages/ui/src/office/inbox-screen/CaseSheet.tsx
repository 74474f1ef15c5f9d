import type { CaseCommand, CaseDetailView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Badge } from '../../components/content/badge'
import { Button } from '../../components/actions/button'
import { CheckIcon, ClockIcon } from '../../components/content/icon'
import { Timeline } from '../../components/content/timeline'
import { useComplaintTypeName } from '../../commerce/orders/complaint-dialog'
import { LinePieces } from '../../commerce/orders/line-pieces'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'
import { CaseAnswer } from './CaseAnswer'
import { CloseDialog } from './CloseDialog'
import { useCaseEntries } from './use-case-entries'
import { DescriptionList, type Description } from '../../components/content/description-list'
import { Link } from '../../components/actions/link'

/** The pictures of a complaint; each opens in a new tab. */
function CasePictures({ pictures }: { pictures: readonly string[] }) {
  const t = useWords(officeInboxWords)
  return (
    <ul aria-label={t('case.pictures')} className="flex flex-wrap gap-2">
      {pictures.map((src, index) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noopener" className="block rounded-md">
            <img
              src={src}
              alt={t('case.picture', { number: index + 1 })}
              className="size-24 rounded-md border border-line-strong bg-well object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The person, company and order of a case. */
function CaseFacts({ detail }: { detail: CaseDetailView }) {
  const t = useWords(officeInboxWords)
  const { person, company, order, email, phone } = detail
  const items: (Description | null)[] = [
    person === null
      ? { term: t('case.person'), description: t('case.erased'), tone: 'muted' }
      : { term: t('case.person'), description: person },
    company && {
      term: t('case.company'),
      description: company.href === null ? company.name : <Link href={company.href}>{company.name}</Link>,
    },
    order && {
      term: t('case.order'),
      description: (
        <span className="flex flex-wrap gap-x-4">
          <Link href={order.href}>{order.number}</Link>
          <Link href={order.creditHref}>{t('case.credit')}</Link>
        </span>
      ),
    },
    email === null ? null : { term: t('case.email'), description: email },
    phone === null ? null : { term: t('case.phone'), description: phone },
  ]
  return <DescriptionList variant="aligned" items={items.filter((item) => item !== null)} />
}

export interface CaseSheetProps {
  detail: CaseDetailView
  /** The typed answer. */
  answer: string
  onAnswer: (event: { text: string }) => void
  /** The pending action; `null` if none is. */
  busy: CaseCommand['do'] | null
  /** The last refused action and the text of the reason; `null` otherwise. */
  refused: { do: CaseCommand['do']; problem: string } | null
  /** Runs an action. Resolves to true if it was done. */
  onAction: (command: CaseCommand) => Promise<boolean>
  /** Clears the refusal. */
  onReset: () => void
}

/** One complaint or message: its text, history and answer form. */
export function CaseSheet({ detail, answer, busy, refused, onAnswer, onAction, onReset }: CaseSheetProps) {
  const t = useWords(officeInboxWords)
  const typeName = useComplaintTypeName()
  const entriesOf = useCaseEntries()
  const [isClosing, setIsClosing] = useState(false)
  const { kind, subject, number, type, state, text, lines, pictures } = detail
  const isOpen = state === 'open'
  const about = [number === null ? null : t('case.number', { number: String(number) }), type && typeName(type)]
    .filter(Boolean)
    .join(' · ')

  function close() {
    if (kind === 'complaints') setIsClosing(true)
    else void onAction({ do: 'close', note: '' })
  }

  return (
    <article className="grid gap-4 rounded-lg border border-line bg-surface p-4 xl:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2 border-b-2 border-shelf pb-3">
        <div className="min-w-0">
          <h2 className="text-lg leading-6 wrap-anywhere">{subject}</h2>
          {about !== '' && <p className="num text-xs text-ink-muted">{about}</p>}
        </div>
        <Badge tone={isOpen ? 'caution' : 'positive'} icon={isOpen ? <ClockIcon size="sm" /> : <CheckIcon size="sm" />}>
          {t(isOpen ? 'case.isOpen' : 'case.isClosed')}
        </Badge>
      </div>
      <CaseFacts detail={detail} />
      <blockquote className="max-w-read whitespace-pre-line wrap-anywhere">{text}</blockquote>
      {lines.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-sm font-medium">{t('case.lines')}</h3>
          <LinePieces
            label={t('case.lines')}
            lines={lines.map((line) => ({ ...line, quantity: t('case.pieces', line) }))}
          />
        </section>
      )}
      {pictures.length > 0 && <CasePictures pictures={pictures} />}
      <section aria-label={t('case.happened')} className="border-t border-line-strong pt-4">
        <Timeline label={t('case.happened')} entries={entriesOf(detail)} />
      </section>
      {detail.email !== null && (isOpen || kind === 'messages') && (
        <CaseAnswer
          key={detail.id}
          kind={kind}
          name={detail.person ?? detail.email}
          email={detail.email}
          text={answer}
          busy={busy}
          problem={isClosing ? null : (refused?.problem ?? null)}
          closeLabel={isOpen ? t(kind === 'complaints' ? 'case.close' : 'case.aside') : null}
          onText={onAnswer}
          onSend={({ state: after }) => onAction({ do: 'answer', text: answer.trim(), state: after })}
          onCloseCase={close}
        />
      )}
      {detail.email === null && isOpen && (
        <Button variant="secondary" onPress={close}>
          {t('case.close')}
        </Button>
      )}
      {!isOpen && kind === 'complaints' && refused && (
        <p role="alert" className="font-medium text-critical">
          {refused.problem}
        </p>
      )}
      {isClosing && isOpen && number !== null && (
        <CloseDialog
          number={number}
          busy={busy === 'close'}
          failure={refused?.do === 'close' ? refused.problem : null}
          onCloseComplaint={({ note }) => onAction({ do: 'close', note })}
          onClose={() => {
            onReset()
            setIsClosing(false)
          }}
        />
      )}
    </article>
  )
}
