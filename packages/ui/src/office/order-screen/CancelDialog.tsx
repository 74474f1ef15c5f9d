import { Button } from '../../components/actions/button'
import { Dialog } from '../../components/overlays/dialog'
import { useWords } from '../../words'
import { officeOrderOverlaysWords } from '../../words/generated/office-order-overlays'

export interface CancelDialogProps {
  /** The order's number. */
  number: string
  buyer: string
  open: boolean
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  onCancel: () => void
  onClose: () => void
}

/** A confirmation before an order is canceled, which cannot be undone. */
export function CancelDialog({ number, buyer, open, busy, problem, onCancel, onClose }: CancelDialogProps) {
  const t = useWords(officeOrderOverlaysWords)
  return (
    <Dialog
      open={open}
      title={t('cancel.title', { number })}
      busy={busy}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" disabled={busy} onPress={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={t('cancel.doing')} onPress={onCancel}>
            {t('cancel.do')}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      <div className="grid gap-3">
        {problem !== null && (
          <p role="alert" className="font-medium text-critical">
            {problem}
          </p>
        )}
        <p>{t('cancel.text', { buyer })}</p>
      </div>
    </Dialog>
  )
}
