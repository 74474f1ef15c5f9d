import { useState } from 'react'
import type { CaseCommand, CaseKind, CaseState } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Checkbox } from '../../components/forms/checkbox'
import { TextArea } from '../../components/forms/text-area'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'
import { useMailedText } from '../mail-waits'
import { PageProblem } from '../page-news'

export interface CaseAnswerProps {
  /** The kind of case. The answer to a complaint also sets its state. */
  kind: CaseKind
  /** The recipient. */
  name: string
  email: string
  text: string
  busy: CaseCommand['do'] | null
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** The label of the button to close the case; `null` if it is closed. */
  closeLabel: string | null
  onText: (event: { text: string }) => void
  /** The user sends the answer, for a complaint with its new state. */
  onSend: (event: { state?: CaseState }) => void
  onCloseCase: () => void
}

/** The form to answer a case by e-mail. */
export function CaseAnswer({
  kind,
  name,
  email,
  text,
  busy,
  problem,
  closeLabel,
  onText,
  onSend,
  onCloseCase,
}: CaseAnswerProps) {
  const t = useWords(officeInboxWords)
  const mailed = useMailedText()
  const [closes, setCloses] = useState(false)
  const newState = kind === 'complaints' ? { state: closes ? ('closed' as const) : ('open' as const) } : {}
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line-strong pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy === null && text.trim() !== '') onSend(newState)
      }}
    >
      <TextArea
        label={t('case.answer', { name })}
        hint={mailed(email)}
        name="answer"
        maxLength={5000}
        value={text}
        readOnly={busy === 'answer'}
        onChange={({ value }) => onText({ text: value })}
      />
      {kind === 'complaints' && (
        <Checkbox
          name="closes"
          checked={closes}
          disabled={busy === 'answer'}
          onChange={({ checked }) => setCloses(checked)}
        >
          {t('case.answerCloses')}
        </Checkbox>
      )}
      <PageProblem text={problem} />
      {kind === 'messages' && closeLabel !== null && <p className="text-xs text-ink-muted">{t('case.asideText')}</p>}
      <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        {closeLabel !== null && (
          <Button
            variant="secondary"
            busy={busy === 'close'}
            busyLabel={t('case.closing')}
            disabled={busy === 'answer'}
            onPress={onCloseCase}
          >
            {closeLabel}
          </Button>
        )}
        <Button
          type="submit"
          busy={busy === 'answer'}
          busyLabel={t('case.sending')}
          disabled={text.trim() === '' || busy === 'close'}
        >
          {t(newState.state === 'closed' ? 'case.sendAndClose' : 'case.send')}
        </Button>
      </div>
    </form>
  )
}
