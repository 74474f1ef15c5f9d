import { BannerMessage } from '../../components/feedback/banner-message'
import { Checkbox } from '../../components/forms/checkbox'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { Shipment } from './use-shipment'

/** A warning about refunded pieces in a shipment, with a checkbox to confirm. */
export function ShipRefunded({ shipment: { refunded, isConfirmed, setConfirmed } }: { shipment: Shipment }) {
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
