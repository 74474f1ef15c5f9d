import { useRef, useState } from 'react'
import { TextArea } from '../../components/text-area'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface BlockDialogProps {
  company: string
  /** How many people it signs out. */
  people: number
  busy: boolean
  /** Why it was not done, in words; `null` where nothing failed. */
  failure: string | null
  /** Blocks it; resolves to whether it was done. */
  onBlock: (event: { reason: string }) => Promise<boolean>
  onClose: () => void
}

/** Asked before a company is kept out: what that does, what stays, and why. */
export function BlockDialog({ company, people, busy, failure, onBlock, onClose }: BlockDialogProps) {
  const t = useWords(officeWords)
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
      words={{ send: t('block.do'), sending: t('block.doing'), leave: t('decide.leave'), unsaved: t('block.unsaved') }}
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
