import type { CaseCommand, CaseDetailView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Badge } from '../../components/badge'
import { Button } from '../../components/button'
import { CheckIcon, ClockIcon } from '../../components/icon'
import { Timeline } from '../../components/timeline'
import { useComplaintTypeName } from '../../commerce/complaint-dialog'
import { LinePieces } from '../../commerce/line-pieces'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'
import { CaseAnswer } from './CaseAnswer'
import { CaseFacts } from './CaseFacts'
import { CasePictures } from './CasePictures'
import { CloseDialog } from './CloseDialog'
import { useCaseEntries } from './use-case-entries'

export interface CaseSheetProps {
  whole: CaseDetailView
  /** What is typed as an answer, and that it changes. */
  answer: string
  onAnswer: (event: { text: string }) => void
  /** What is being done; `null` while nothing is. */
  busy: CaseCommand['do'] | null
  /** What was refused last, and why, in words; `null` where nothing was. */
  refused: { do: CaseCommand['do']; problem: string } | null
  /** Does something about it; resolves to whether it was done. */
  onDo: (command: CaseCommand) => Promise<boolean>
  /** What was refused is to be forgotten. */
  onForget: () => void
}

/** One complaint or message: what was written, what was answered, and what can be done. */
export function CaseSheet({ whole, answer, busy, refused, onAnswer, onDo, onForget }: CaseSheetProps) {
  const t = useWords(officeInboxWords)
  const typeName = useComplaintTypeName()
  const entriesOf = useCaseEntries()
  const [isClosing, setIsClosing] = useState(false)
  const { kind, subject, number, type, state, text, lines, pictures } = whole
  const isOpen = state === 'open'
  const about = [number === null ? null : t('case.number', { number: String(number) }), type && typeName(type)]
    .filter(Boolean)
    .join(' · ')

  function close() {
    if (kind === 'complaints') setIsClosing(true)
    else void onDo({ do: 'close', note: '' })
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
      <CaseFacts whole={whole} />
      <blockquote className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</blockquote>
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
        <Timeline label={t('case.happened')} entries={entriesOf(whole)} />
      </section>
      {whole.email !== null && (isOpen || kind === 'messages') && (
        <CaseAnswer
          key={whole.id}
          kind={kind}
          name={whole.person ?? whole.email}
          email={whole.email}
          text={answer}
          busy={busy}
          problem={isClosing ? null : (refused?.problem ?? null)}
          closeLabel={isOpen ? t(kind === 'complaints' ? 'case.close' : 'case.aside') : null}
          onText={onAnswer}
          onSend={({ state: after }) => onDo({ do: 'answer', text: answer.trim(), state: after })}
          onClose={close}
        />
      )}
      {whole.email === null && isOpen && (
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
          onClose={({ note }) => onDo({ do: 'close', note })}
          onLeave={() => {
            onForget()
            setIsClosing(false)
          }}
        />
      )}
    </article>
  )
}
