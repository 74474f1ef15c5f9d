import type { ShipmentView } from '@skafferi/domain/orders/views'
import { TruckIcon } from '../../components/icon'
import { Link } from '../../components/link'
import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'

export interface ShipmentListProps {
  /** The parcels, first sent first; at least one. */
  shipments: readonly ShipmentView[]
}

/** An order's parcels: who carries them, since when, and where they can be followed. */
export function ShipmentList({ shipments }: ShipmentListProps) {
  const t = useWords(orderDetailWords)
  return (
    <section className="grid gap-3">
      <h2>{t('shipments.title')}</h2>
      <ul role="list" className="rounded-lg border border-line bg-surface px-5">
        {shipments.map(({ id, carrier, date, trackingUrl }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-3.5 text-sm last:border-b-0">
            <TruckIcon />
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="grid min-w-0">
                <span className="font-medium wrap-anywhere">{carrier}</span>
                <span className="num text-xs text-ink-muted">{t('shipments.sent', { date })}</span>
              </span>
              {trackingUrl !== null && (
                <span className="print:hidden [&>a]:py-0.75">
                  <Link href={trackingUrl} label={t('shipments.trackOf', { carrier, date })}>
                    {t('shipments.track')}
                  </Link>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
