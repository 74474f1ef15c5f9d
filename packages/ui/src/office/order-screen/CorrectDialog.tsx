import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button'
import { TextField } from '../../components/forms/text-field'
import { Dialog } from '../../components/overlays/dialog'
import { useWords } from '../../words'
import { officeOrderOverlaysWords } from '../../words/generated/office-order-overlays'
import type { ParcelCorrection, ParcelView } from './order.view'

export interface CorrectDialogProps {
  parcel: ParcelView
  /** The name of the buyer, who is notified by e-mail. */
  buyer: string
  busy: boolean
  /** Text of the failure, and true if it is about the tracking link; `null` otherwise. */
  problem: { text: string; isTracking: boolean } | null
  onSave: (event: ParcelCorrection) => void
  onClose: () => void
}

/** A dialog to correct the carrier, or the tracking number or link, of a parcel. */
export function CorrectDialog({ parcel, buyer, busy, problem, onSave, onClose }: CorrectDialogProps) {
  const t = useWords(officeOrderOverlaysWords)
  const formId = useId()
  const [carrier, setCarrier] = useState(parcel.carrier)
  const [tracking, setTracking] = useState(parcel.tracking?.href ?? parcel.tracking?.text ?? '')
  const isValid = carrier.trim() !== ''

  function send(event: FormEvent) {
    event.preventDefault()
    if (!busy && isValid) onSave({ parcel: parcel.id, carrier: carrier.trim(), tracking: tracking.trim() })
  }

  return (
    <Dialog
      open
      title={t('correct.title')}
      busy={busy}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" disabled={busy} onPress={onClose}>
            {t('correct.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={!isValid && !busy} busy={busy} busyLabel={t('correct.sending')}>
            {t('correct.send')}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      <form id={formId} noValidate className="grid gap-3" onSubmit={send}>
        {problem !== null && !problem.isTracking && (
          <p role="alert" className="font-medium text-critical">
            {problem.text}
          </p>
        )}
        <TextField
          label={t('correct.carrier')}
          name="carrier"
          maxLength={60}
          value={carrier}
          error={isValid ? undefined : t('ship.carrierNeeded')}
          onChange={({ value }) => setCarrier(value)}
        />
        <TextField
          label={t('correct.tracking')}
          name="tracking"
          hint={t('correct.trackingHint')}
          error={problem?.isTracking ? t('ship.tracking.wrong') : undefined}
          value={tracking}
          onChange={({ value }) => setTracking(value)}
        />
        <p className="text-xs text-ink-muted">{t('correct.text', { buyer })}</p>
      </form>
    </Dialog>
  )
}
