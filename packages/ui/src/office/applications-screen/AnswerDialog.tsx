import { useRef, useState } from 'react'
import { TextArea } from '../../components/text-area'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface AnswerDialogProps {
  /** More is asked for, or it is rejected. */
  kind: 'ask' | 'reject'
  company: string
  busy: boolean
  /** Why it was not sent, in words; `null` where nothing failed. */
  failure: string | null
  /** Sends it; resolves to whether it was sent. */
  onSend: (event: { text: string }) => Promise<boolean>
  onClose: () => void
}

/** What an applicant is written: what is missing, or why not. Never sent empty. */
export function AnswerDialog({ kind, company, busy, failure, onSend, onClose }: AnswerDialogProps) {
  const t = useWords(officeWords)
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')

  async function submit() {
    if (await onSend({ text: text.trim() })) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={t(`${kind}.title`, { company })}
      busy={busy}
      changed={text !== ''}
      incomplete={text.trim() === '' ? t('decide.empty') : null}
      failure={failure}
      words={{
        send: t(`${kind}.send`),
        sending: t('decide.sending'),
        leave: t('decide.leave'),
        unsaved: t('decide.unsaved'),
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        label={t(`${kind}.text`)}
        hint={t(`${kind}.hint`)}
        name="text"
        value={text}
        onChange={({ value }) => setText(value)}
      />
    </DraftDialog>
  )
}
