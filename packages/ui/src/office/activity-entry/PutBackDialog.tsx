import type { ActivityEntryView } from '@skafferi/domain/office/views'
import { Diff } from '../../components/content/diff'
import { useWords } from '../../words'
import { officeActivityWords } from '../../words/generated/office-activity'
import { ConfirmDialog } from '../offer-parts'
import { useChangeTexts } from './ActivityChanges'
import { useSubjectName } from './use-subject-name'

export interface PutBackDialogProps {
  entry: Pick<ActivityEntryView, 'subject' | 'changes' | 'putBack'>
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** Puts back the old values. */
  onConfirm: () => void
  onClose: () => void
}

/** A confirmation with the values that will change. */
export function PutBackDialog({ entry, busy, problem, onConfirm, onClose }: PutBackDialogProps) {
  const t = useWords(officeActivityWords)
  const textsOf = useChangeTexts()
  const nameOf = useSubjectName()
  const { subject, changes, putBack } = entry
  if (putBack?.status === 'possible' && putBack.products !== null) {
    const words = {
      title: t('undo.title', { count: putBack.products }),
      text: t('undo.text'),
      confirm: t('undo.do'),
      confirming: t('undo.doing'),
    }
    return (
      <ConfirmDialog words={words} reversible busy={busy} problem={problem} onConfirm={onConfirm} onClose={onClose} />
    )
  }
  const fields = textsOf(changes).map((field) => ({ ...field, before: field.after, after: field.before }))
  return (
    <ConfirmDialog
      words={{
        title: t('putBack.title', { subject: subject === null ? '' : nameOf(subject) }),
        text: t('putBack.text'),
        confirm: t('putBack.do'),
        confirming: t('putBack.doing'),
      }}
      reversible
      busy={busy}
      problem={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Diff label={t('changes')} fields={fields} />
    </ConfirmDialog>
  )
}
