import { useId, type FormEvent } from 'react'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Button } from '../../components/actions/button'
import { SideSheet } from '../../components/overlays/side-sheet'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeOrderLineView, ShipmentDraft, ShippingView } from './order.view'
import { ShipLines } from './ShipLines'
import { useShipment, type Shipment } from './use-shipment'
import { Checkbox } from '../../components/forms/checkbox'

/** A warning about refunded pieces in a shipment, with a checkbox to confirm. */
function ShipRefunded({ shipment: { refunded, isConfirmed, setConfirmed } }: { shipment: Shipment }) {
  const t = useWords(officeWords)
  return (
    <BannerMessage tone="caution" announce="polite">
      <p>{t('ship.refunded')}</p>
      <ul className="num list-disc ps-5">
        {refunded.map(({ id, title, pieces }) => (
          <li key={id}>{t('ship.refundedLine', { title, pieces })}</li>
        ))}
      </ul>
      <Checkbox name="shipsRefunded" checked={isConfirmed} onChange={({ checked }) => setConfirmed(checked)}>
        {t('ship.refundedSend')}
      </Checkbox>
    </BannerMessage>
  )
}

export interface ShipSheetProps {
  /** The order's number. */
  number: string
  lines: readonly OfficeOrderLineView[]
  shipping: ShippingView
  onSend: (event: ShipmentDraft) => void
  onClose: () => void
}

/** A sheet to ship all or some of the remaining pieces. The buyer is notified by e-mail. */
export function ShipSheet({ number, lines, shipping: { busy, problem, buyer }, onSend, onClose }: ShipSheetProps) {
  const t = useWords(officeWords)
  const formId = useId()
  const shipment = useShipment(lines)
  const { details, setDetails, pieces } = shipment

  function send(event: FormEvent) {
    event.preventDefault()
    if (!busy && shipment.isValid) onSend(shipment.draft)
  }

  const sum = (
    <>
      {t('ship.sum', { lines: shipment.draft.lines.length, pieces })}
      <span className="block text-ink-muted">{t('ship.open', { count: Math.max(shipment.notChosen, 0) })}</span>
    </>
  )
  const actions = (
    <>
      <Button variant="secondary" disabled={busy} onPress={onClose}>
        {t('ship.cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        disabled={!shipment.isValid && !busy}
        busy={busy}
        busyLabel={t('ship.sending')}
      >
        {t('ship.send', { pieces })}
      </Button>
    </>
  )
  return (
    <SideSheet
      open
      title={t('ship.title', { number })}
      busy={busy}
      changed={shipment.changed}
      summary={sum}
      actions={actions}
      onClose={onClose}
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={send}>
        {problem?.field === null && (
          <BannerMessage tone="critical" announce="assertive">
            {problem.text}
          </BannerMessage>
        )}
        <ShipLines label={t('ship.what')} pieces={shipment} />
        {shipment.refunded.length > 0 && <ShipRefunded shipment={shipment} />}
        <TextField
          label={t('ship.carrier')}
          name="carrier"
          error={problem?.field === 'carrier' ? problem.text : undefined}
          value={details.carrier}
          onChange={({ value }) => setDetails({ ...details, carrier: value })}
        />
        <TextField
          label={t('ship.tracking')}
          name="tracking"
          type="url"
          hint={t('ship.trackingHint')}
          error={problem?.field === 'tracking' ? problem.text : undefined}
          value={details.tracking}
          onChange={({ value }) => setDetails({ ...details, tracking: value })}
        />
        <p className="text-xs text-ink-muted">{t('ship.mailed', { name: buyer })}</p>
      </form>
    </SideSheet>
  )
}
