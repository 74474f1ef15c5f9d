import { useRef, useState } from 'react'
import { TextArea } from '../../components/forms/text-area'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeInboxWords } from '../../words/generated/office-inbox'

export interface CloseDialogProps {
  /** The case number. */
  number: number
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** Closes the complaint. Resolves to true if it was done. */
  onCloseComplaint: (event: { note: string }) => Promise<boolean>
  onClose: () => void
}

/** A dialog to close a complaint with a note. */
export function CloseDialog({ number, busy, failure, onCloseComplaint, onClose }: CloseDialogProps) {
  const t = useWords(officeInboxWords)
  const office = useWords(officeWords)
  const form = useRef<HTMLFormElement>(null)
  const [note, setNote] = useState('')

  async function submit() {
    if (await onCloseComplaint({ note: note.trim() })) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={t('close.title', { number: String(number) })}
      busy={busy}
      changed={note !== ''}
      failure={failure}
      words={{
        send: t('close.do'),
        sending: t('case.closing'),
        leave: office('decide.leave'),
        unsaved: t('close.unsaved'),
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-sm">{t('close.text')}</p>
      <TextArea
        label={t('close.note')}
        hint={t('close.hint')}
        name="note"
        maxLength={2000}
        value={note}
        onChange={({ value }) => setNote(value)}
      />
    </DraftDialog>
  )
}
