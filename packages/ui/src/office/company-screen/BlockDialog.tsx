import { useRef, useState } from 'react'
import { TextArea } from '../../components/forms/text-area'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeBlockWords } from '../../words/generated/office-block'

export interface BlockDialogProps {
  company: string
  /** The number of active customers, who are signed out. */
  people: number
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** Blocks the company. Resolves to true if it was done. */
  onBlock: (event: { reason: string }) => Promise<boolean>
  onClose: () => void
}

/** A dialog to block a company: the consequences and the reason. */
export function BlockDialog({ company, people, busy, failure, onBlock, onClose }: BlockDialogProps) {
  const t = useWords(officeBlockWords)
  const office = useWords(officeWords)
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')

  async function submit() {
    if (await onBlock({ reason: reason.trim() })) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={t('block.title', { company })}
      busy={busy}
      changed={reason !== ''}
      incomplete={reason.trim() === '' ? t('block.needed') : null}
      failure={failure}
      words={{
        send: t('block.do'),
        sending: t('block.doing'),
        leave: office('decide.leave'),
        unsaved: t('block.unsaved'),
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-sm">{t('block.text', { people })}</p>
      <TextArea
        label={t('block.reason')}
        hint={t('block.hint')}
        name="reason"
        maxLength={500}
        value={reason}
        onChange={({ value }) => setReason(value)}
      />
    </DraftDialog>
  )
}
