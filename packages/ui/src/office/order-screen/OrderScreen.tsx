import type { ReactNode } from 'react'
import { Button, LinkButton } from '../../components/actions/button'
import { DescriptionList } from '../../components/content/description-list'
import { PrintIcon, TruckIcon } from '../../components/content/icon'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { Timeline } from '../../components/content/timeline'
import { OrderStatus, ShipmentState } from '../../commerce/orders/order-status'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeLoad } from '../load.view'
import { OfficeFailure, PageHeader, Section } from '../page-header'
import { officeOrderWords } from '../../words/generated/office-order'
import type {
  OfficeOrderView,
  ParcelMarkDraft,
  ShipmentDraft,
  ShippingView,
  OfficeRefundView,
  StepUndo,
} from './order.view'
import { OrderLifecycle } from './OrderLifecycle'
import { Payments } from './Payments'
import { OrderLines } from './OrderLines'
import { Parcels } from './Parcels'
import { ShipSheet } from './ShipSheet'
import { leftOf } from './use-shipment'

interface RefundsProps {
  refunds: readonly OfficeRefundView[]
}

/** The list of refunds with content, time, operator and reason. */
function Refunds({ refunds }: RefundsProps) {
  return (
    <ul className="num rounded-lg border border-line bg-surface text-xs">
      {refunds.map(({ id, name, content, time, person, reason }) => (
        <li key={id} className="grid gap-x-6 gap-y-1 border-b border-line px-5 py-2.5 last:border-b-0 md:grid-cols-3">
          <span className="grid">
            <b className="text-sm">{name}</b>
            <span className="text-ink-muted">{content}</span>
          </span>
          <span className="grid content-start">
            {time}
            <span className="text-ink-muted">{person}</span>
          </span>
          <span className="wrap-anywhere whitespace-pre-line">{reason}</span>
        </li>
      ))}
    </ul>
  )
}

export interface OrderScreenProps {
  order: OfficeLoad<OfficeOrderView>
  /** URL of the order list. */
  ordersHref: string
  /** The state of the open shipment sheet; `null` if it is closed. */
  shipping: ShippingView | null
  /** The user opens the shipment sheet. */
  onShip: () => void
  /** The user ships the parcel. */
  onSend: (event: ShipmentDraft) => void
  /** The user closes the shipment sheet. */
  onShipClose: () => void
  /** Further buttons, before the one to ship. */
  actions?: ReactNode
  /** False if the operator may not ship. `true` by default. */
  canShip?: boolean
  /** The user marks a parcel; omit it without the permission. */
  onMark?: (event: ParcelMarkDraft) => void
  /** True while a parcel is being marked. */
  marking?: boolean
  /** Messages below the header. */
  notice?: ReactNode
  /** The user undoes a step; omit it without the permission. */
  onUndo?: (event: StepUndo) => void
  /** The user corrects a parcel; omit it without the permission. */
  onCorrect?: (event: { parcel: string }) => void
  /** The user reports missing pieces of a line; omit it without the permission. */
  onMissing?: (event: { line: string }) => void
  /** The notes among colleagues. */
  notes?: ReactNode
}

/** The page of an order: lines, parcels, refunds, delivery and activity. */
export function OrderScreen(props: OrderScreenProps) {
  const {
    order,
    ordersHref,
    shipping,
    actions,
    canShip = true,
    notice,
    onShip,
    onSend,
    onShipClose,
    onMark,
    marking = false,
    onUndo,
    onCorrect,
    onMissing,
    notes,
  } = props
  const orderText = useWords(officeOrderWords)
  const t = useWords(officeWords)
  if (order.status !== 'ready') {
    return (
      <div className="grid gap-4 pb-8">
        <PageHeader title={t('order.number')} crumb={{ label: t('place.orders'), href: ordersHref }} />
        {order.status === 'loading' ? (
          <SkeletonGroup label={t('order.loading')} scope="page">
            <Skeleton height="24rem" />
          </SkeletonGroup>
        ) : (
          <OfficeFailure title={t('order.failed')} request={order.request} onRetry={order.retry} />
        )}
      </div>
    )
  }
  const { view } = order
  const isOpen = view.lines.some((line) => leftOf(line) > 0)
  return (
    <div className="grid gap-5 pb-8">
      <PageHeader
        title={t('order.title', { number: view.number })}
        crumb={{ label: t('place.orders'), href: ordersHref }}
        state={
          <span className="flex flex-wrap items-center gap-x-3">
            <OrderStatus kind="fulfillment" status={view.fulfillment} />
            <ShipmentState shipment={view.shipment} when="partial" />
          </span>
        }
        facts={view.facts}
        actions={
          <>
            <LinkButton variant="secondary" href={view.pickHref}>
              <PrintIcon size="sm" />
              {t('order.pickList')}
            </LinkButton>
            {actions}
            {canShip && isOpen && (
              <Button onPress={onShip}>
                <TruckIcon size="sm" />
                {t('order.ship')}
              </Button>
            )}
          </>
        }
      />
      {notice}
      <OrderLifecycle steps={view.lifecycle} busy={marking} onUndo={onUndo} />
      <div
        className={
          'grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] min-[96rem]:grid-cols-[minmax(0,1fr)_25rem]'
        }
      >
        <div className="grid min-w-0 gap-6">
          <Section title={t('order.lines')} aside={view.count}>
            <OrderLines lines={view.lines} totals={view.totals} onMissing={onMissing} />
          </Section>
          <Section title={t('order.parcels')}>
            <Parcels parcels={view.parcels} onMark={onMark} marking={marking} onUndo={onUndo} onCorrect={onCorrect} />
          </Section>
          {view.payments.length > 0 && (
            <Section title={orderText('payments')}>
              <Payments payments={view.payments} onUndo={onUndo && (() => onUndo({ step: 'paid', parcel: null }))} />
            </Section>
          )}
          {view.refunds.length > 0 && (
            <Section title={t('order.refunds')}>
              <Refunds refunds={view.refunds} />
            </Section>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          {notes !== undefined && <Section title={orderText('notes')}>{notes}</Section>}
          <Section title={t('order.delivery')}>
            <Delivery delivery={view.delivery} />
          </Section>
          <Section title={t('order.happened')}>
            <Timeline label={t('order.happened')} background="page" entries={view.activity} />
          </Section>
        </div>
      </div>
      {shipping && (
        <ShipSheet number={view.number} lines={view.lines} shipping={shipping} onSend={onSend} onClose={onShipClose} />
      )}
    </div>
  )
}

function Delivery({ delivery: { to, billed, phone, reference, note } }: Pick<OfficeOrderView, 'delivery'>) {
  const t = useWords(officeWords)
  const rows = [
    { term: t('order.deliverTo'), description: <span className="whitespace-pre-line">{to}</span> },
    { term: t('order.phone'), description: phone },
    { term: t('order.billedTo'), description: <span className="whitespace-pre-line">{billed}</span> },
    { term: t('order.reference'), description: reference },
    { term: t('order.note'), description: note },
  ]
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <DescriptionList variant="aligned" items={rows.filter(({ description }) => description !== null)} />
    </div>
  )
}
