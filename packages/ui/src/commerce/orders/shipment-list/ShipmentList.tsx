import type { ShipmentView } from '@skafferi/domain/shop/orders/views'
import { TruckIcon } from '../../../components/content/icon'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'
import { LinePieces } from '../line-pieces'

export interface ShipmentListProps {
  /** The parcels, oldest first; at least one. */
  shipments: readonly ShipmentView[]
}

/** The parcels of an order: carrier, state, tracking link and contents. */
export function ShipmentList({ shipments }: ShipmentListProps) {
  const t = useWords(orderDetailWords)
  return (
    <section className="grid gap-3">
      <h2>{t('shipments.title')}</h2>
      <ul role="list" className="rounded-lg border border-line bg-surface px-5">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="grid gap-2 border-b border-line py-3.5 text-sm last:border-b-0">
            <ParcelHeader shipment={shipment} />
            {shipment.lines.length > 0 ? (
              <LinePieces label={t('shipments.contents', { number: shipment.number })} lines={shipment.lines} />
            ) : (
              <p className="text-xs text-ink-muted">{t('shipments.unknown')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ParcelHeader({
  shipment: { number, carrier, date, handedOver, delivered, trackingUrl, trackingNumber, lines, pieces },
}: {
  shipment: ShipmentView
}) {
  const t = useWords(orderDetailWords)
  const facts = [
    t('shipments.sent', { date }),
    handedOver && t('shipments.handedOver', { date: handedOver }),
    delivered && t('shipments.delivered', { date: delivered }),
    lines.length > 0 && t('shipments.pieces', { pieces }),
    trackingNumber && t('shipments.number', { tracking: trackingNumber }),
  ].filter((mark) => typeof mark === 'string')
  return (
    <span className="flex items-center gap-3">
      <TruckIcon />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="grid min-w-0">
          <span className="font-medium wrap-anywhere">{t('shipments.parcel', { number, carrier })}</span>
          <span className="num flex flex-wrap gap-x-1 text-xs text-ink-muted *:not-last:after:content-['_·']">
            {facts.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </span>
        </span>
        {trackingUrl !== null && (
          <span className="print:hidden [&>a]:py-0.75">
            <Link href={trackingUrl} label={t('shipments.trackOf', { carrier, date })}>
              {t('shipments.track')}
            </Link>
          </span>
        )}
      </span>
    </span>
  )
}
