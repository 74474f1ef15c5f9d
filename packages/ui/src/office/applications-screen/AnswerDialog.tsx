import { useRef, useState } from 'react'
import { TextArea } from '../../components/forms/text-area'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeApplicationsWords } from '../../words/generated/office-applications'

export interface AnswerDialogProps {
  /** A question to the applicant, or a rejection. */
  kind: 'ask' | 'reject'
  company: string
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** Sends the message. Resolves to true if it was sent. */
  onSend: (event: { text: string }) => Promise<boolean>
  onClose: () => void
}

/**
 * A dialog for a message to the applicant: a question or the reason for a rejection. An empty message cannot be sent.
 */
export function AnswerDialog({ kind, company, busy, failure, onSend, onClose }: AnswerDialogProps) {
  const t = useWords(officeWords)
  const applicationText = useWords(officeApplicationsWords)
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')

  async function submit() {
    if (await onSend({ text: text.trim() })) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={applicationText(`${kind}.title`, { company })}
      busy={busy}
      changed={text !== ''}
      incomplete={text.trim() === '' ? t('decide.empty') : null}
      failure={failure}
      words={{
        send: applicationText(`${kind}.send`),
        sending: t('decide.sending'),
        leave: t('decide.leave'),
        unsaved: t('decide.unsaved'),
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        label={applicationText(`${kind}.text`)}
        hint={applicationText(`${kind}.hint`)}
        name="text"
        value={text}
        onChange={({ value }) => setText(value)}
      />
    </DraftDialog>
  )
}
