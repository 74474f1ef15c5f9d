import type { ReactNode } from 'react'
import { Button } from '../../components/actions/button'
import { Dialog } from '../../components/overlays/dialog'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface ConfirmDialogProps {
  /** Title, text, and the label of the button, also while it is busy. */
  words: { title: string; text: string; confirm: string; confirming: string }
  /** True if the action can be undone; its button is then not a warning. */
  reversible?: boolean
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** Content above the text, e.g. changes by another operator. */
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** A confirmation before an action with consequences. */
export function ConfirmDialog({
  words,
  reversible = false,
  busy,
  problem,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useWords(officeWords)
  return (
    <Dialog
      open
      title={words.title}
      busy={busy}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" disabled={busy} onPress={onClose}>
            {t('decide.leave')}
          </Button>
          <Button
            variant={reversible ? 'primary' : 'danger'}
            busy={busy}
            busyLabel={words.confirming}
            onPress={onConfirm}
          >
            {words.confirm}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      <div className="grid gap-3">
        {children}
        {problem !== null && (
          <p role="alert" className="font-medium text-critical">
            {problem}
          </p>
        )}
        <p>{words.text}</p>
      </div>
    </Dialog>
  )
}
