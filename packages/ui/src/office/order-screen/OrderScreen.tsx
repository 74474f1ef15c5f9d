import type { ReactNode } from 'react'
import { Button, LinkButton } from '../../components/actions/button'
import { DescriptionList } from '../../components/content/description-list'
import { PrintIcon, TruckIcon } from '../../components/content/icon'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeOrdersWords } from '../../words/generated/office-orders'
import type { OfficeLoad } from '../load.view'
import { GoodsBadge } from '../order-state'
import { LazyActivityTimeline } from '../activity-entry/lazy-activity'
import { OfficeFailure, PageHeader, Section } from '../page-header'
import { officeOrderWords } from '../../words/generated/office-order'
import type { OfficeOrderView, ParcelMarkDraft, OfficeRefundView, StepUndo } from './order.view'
import { OrderLifecycle } from './OrderLifecycle'
import { Payments } from './Payments'
import { OrderLines } from './OrderLines'
import { Parcels } from './Parcels'
import { leftOf } from './left-of'

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
  /** The user opens the shipment sheet. */
  onShip: () => void
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
    actions,
    canShip = true,
    notice,
    onShip,
    onMark,
    marking = false,
    onUndo,
    onCorrect,
    onMissing,
    notes,
  } = props
  const orderText = useWords(officeOrderWords)
  const t = useWords(officeWords)
  const ordersText = useWords(officeOrdersWords)
  if (order.status !== 'ready') {
    return (
      <div className="grid gap-4 pb-8">
        <PageHeader title={ordersText('order.number')} crumb={{ label: t('place.orders'), href: ordersHref }} />
        {order.status === 'loading' ? (
          <SkeletonGroup label={orderText('order.loading')} scope="page">
            <Skeleton height="24rem" />
          </SkeletonGroup>
        ) : (
          <OfficeFailure title={orderText('order.failed')} request={order.request} onRetry={order.retry} />
        )}
      </div>
    )
  }
  const { view } = order
  const isOpen = view.lines.some((line) => leftOf(line) > 0)
  return (
    // Empty live regions among the messages take no row.
    <div className="grid gap-5 pb-8 [&>:empty]:absolute">
      <PageHeader
        title={orderText('order.title', { number: view.number })}
        crumb={{ label: t('place.orders'), href: ordersHref }}
        state={<GoodsBadge state={view.goods} />}
        facts={view.facts}
        actions={
          <>
            {view.pickHref !== null && (
              <LinkButton variant="secondary" href={view.pickHref}>
                <PrintIcon size="sm" />
                {orderText('order.pickList')}
              </LinkButton>
            )}
            {view.isWaiting && (
              <Button variant="secondary" disabledReason={orderText('order.pickWaits')}>
                <PrintIcon size="sm" />
                {orderText('order.pickList')}
              </Button>
            )}
            {actions}
            {canShip && isOpen && (
              <Button onPress={onShip}>
                <TruckIcon size="sm" />
                {orderText('order.ship')}
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
          <Section title={ordersText('order.lines')} aside={view.count}>
            <OrderLines
              lines={view.lines}
              totals={view.totals}
              missingUndo={view.missingUndo}
              onMissing={onMissing}
              onUndo={onUndo}
              busy={marking}
            />
          </Section>
          <Section title={orderText('order.parcels')}>
            <Parcels parcels={view.parcels} onMark={onMark} marking={marking} onUndo={onUndo} onCorrect={onCorrect} />
          </Section>
          {view.payments.length > 0 && (
            <Section title={orderText('payments')}>
              <Payments payments={view.payments} onUndo={onUndo && (({ step }) => onUndo({ step, parcel: null }))} />
            </Section>
          )}
          {view.refunds.length > 0 && (
            <Section title={orderText('order.credits')}>
              <Refunds refunds={view.refunds} />
            </Section>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          {notes !== undefined && <Section title={orderText('notes')}>{notes}</Section>}
          <Section title={orderText('order.delivery')}>
            <Delivery delivery={view.delivery} />
          </Section>
          <Section title={t('activity.title')}>
            <LazyActivityTimeline label={t('activity.title')} entries={view.activity} />
          </Section>
        </div>
      </div>
    </div>
  )
}

function Delivery({ delivery: { to, billed, phone, reference, note, hours } }: Pick<OfficeOrderView, 'delivery'>) {
  const orderText = useWords(officeOrderWords)
  const rows = [
    { term: orderText('order.deliverTo'), description: <span className="whitespace-pre-line">{to}</span> },
    { term: orderText('order.phone'), description: phone },
    { term: orderText('order.billedTo'), description: <span className="whitespace-pre-line">{billed}</span> },
    { term: orderText('order.reference'), description: reference },
    { term: orderText('order.hours'), description: hours },
    { term: orderText('order.note'), description: note },
  ]
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <DescriptionList variant="aligned" items={rows.filter(({ description }) => description !== null)} />
    </div>
  )
}
