import { useId } from 'react'
import { BannerMessage } from '../../components/feedback/banner-message'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeOrderOverlaysWords } from '../../words/generated/office-order-overlays'
import { officeSheetWords } from '../../words/generated/office-sheet'
import type { OfficeOrderLineView, ShipmentDraft, ShippingView } from './order.view'
import { useMailedText } from '../mail-waits'
import { OrderSheet } from './OrderSheet'
import { ShipLines } from './ShipLines'
import { useShipment, type Shipment } from './use-shipment'
import { Checkbox } from '../../components/forms/checkbox'

/** A warning about refunded pieces in a shipment, with a checkbox to confirm. */
function ShipRefunded({ shipment: { refunded, isConfirmed, setConfirmed } }: { shipment: Shipment }) {
  const t = useWords(officeOrderOverlaysWords)
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
export function ShipSheet({ number, lines, shipping, onSend, onClose }: ShipSheetProps) {
  const { busy, problem, buyer, carriers } = shipping
  const carriersId = useId()
  const t = useWords(officeOrderOverlaysWords)
  const sheet = useWords(officeSheetWords)
  const mailed = useMailedText()
  const shipment = useShipment(lines, carriers[0] ?? '')
  const { details, setDetails, pieces, fault, refunded, isConfirmed } = shipment
  const isUnconfirmed = refunded.length > 0 && !isConfirmed
  return (
    <OrderSheet
      title={t('ship.title', { number })}
      busy={busy}
      changed={shipment.changed}
      summary={
        <>
          {t('ship.sum', { lines: shipment.draft.lines.length, pieces })}
          {' · '}
          <span className="text-ink-muted">{t('ship.open', { count: Math.max(shipment.notChosen, 0) })}</span>
        </>
      }
      send={t('ship.send', { pieces })}
      sending={t('ship.sending')}
      missing={fault === null ? (isUnconfirmed ? t('ship.confirm') : null) : sheet(`pieces.${fault}`)}
      problem={problem?.field === null ? problem.text : null}
      onSend={() => onSend(shipment.draft)}
      onClose={onClose}
    >
      <ShipLines label={t('ship.what')} pieces={shipment} />
      {shipment.refunded.length > 0 && <ShipRefunded shipment={shipment} />}
      <TextField
        label={t('ship.carrier')}
        name="carrier"
        hint={t('ship.carrierHint')}
        need="required"
        list={carriersId}
        error={problem?.field === 'carrier' ? problem.text : undefined}
        value={details.carrier}
        onChange={({ value }) => setDetails({ ...details, carrier: value })}
      />
      <datalist id={carriersId}>
        {carriers.map((carrier) => (
          <option key={carrier}>{carrier}</option>
        ))}
      </datalist>
      <TextField
        label={t('ship.tracking')}
        need="optional"
        name="tracking"
        hint={t('ship.trackingHint')}
        error={problem?.field === 'tracking' ? problem.text : undefined}
        value={details.tracking}
        onChange={({ value }) => setDetails({ ...details, tracking: value })}
      />
      <p className="text-xs text-ink-muted">{mailed(buyer)}</p>
    </OrderSheet>
  )
}
