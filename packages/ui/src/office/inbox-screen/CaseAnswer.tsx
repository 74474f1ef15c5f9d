import { useState } from 'react'
import type { CaseCommand, CaseKind, CaseState } from '@skafferi/domain/office/views'
import { Button } from '../../components/button'
import { Checkbox } from '../../components/checkbox'
import { TextArea } from '../../components/text-area'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'
import { PageProblem } from '../page-news'

export interface CaseAnswerProps {
  /** What is answered. The answer to a complaint says what the complaint is from then on. */
  kind: CaseKind
  /** Who is answered, and where it goes. */
  name: string
  email: string
  text: string
  busy: CaseCommand['do'] | null
  /** Why it was not done, in words; `null` where nothing failed. */
  problem: string | null
  /** What the button that closes it says; `null` where it is closed. */
  closeLabel: string | null
  onText: (event: { text: string }) => void
  /** Sends the answer; of a complaint with what it is from then on. */
  onSend: (event: { state?: CaseState }) => void
  onClose: () => void
}

/** An answer by e-mail. What is typed stays until it is sent. */
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
  onClose,
}: CaseAnswerProps) {
  const t = useWords(officeInboxWords)
  const [closes, setCloses] = useState(true)
  const sent = kind === 'complaints' ? { state: closes ? ('closed' as const) : ('open' as const) } : {}
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line-strong pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy === null && text.trim() !== '') onSend(sent)
      }}
    >
      <TextArea
        label={t('case.answer', { name })}
        hint={t('case.answerHint', { email })}
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
      <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        {closeLabel !== null && (
          <Button
            variant="secondary"
            busy={busy === 'close'}
            busyLabel={t('case.closing')}
            disabled={busy === 'answer'}
            onPress={onClose}
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
          {t(sent.state === 'closed' ? 'case.sendAndClose' : 'case.send')}
        </Button>
      </div>
    </form>
  )
}
