import type { FullOrderView, OfficeState, RefundDraft, RefundPreviewView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { useOrderPhrases } from '../phrases/use-order-phrases'
import { PageProblem } from '../page-news'
import { CancelDialog } from './CancelDialog'
import { CloseSheet } from './CloseSheet'
import type { RestClosingDraft } from './order.view'
import { OrderActions } from './OrderActions'
import { OrderScreen, type OrderScreenProps } from './OrderScreen'
import { RefundSheet } from './RefundSheet'

/** What is done with an order. */
type ActivityEntry = 'ship' | 'mark' | 'close' | 'cancel' | 'pay' | 'refund'

/** What is written or asked over the page. */
type Window = 'ship' | 'close' | 'cancel' | 'refund'

export interface FullOrderScreenProps extends Pick<OrderScreenProps, 'ordersHref' | 'onSend' | 'onMark'> {
  order: OfficeState<FullOrderView>
  /** What can be done with it, by whoever looks. */
  can: Readonly<Record<ActivityEntry, boolean>>
  /** Why it cannot be marked as paid; `null` if it can, or if whoever looks may not. */
  payRefused: FullOrderView['payRefused']
  /** What is being written or asked; `null` while nothing is. */
  open: Window | null
  /** What is being done; `null` while nothing is. */
  busy: ActivityEntry | null
  /** Why something was not done, in words; `null` where nothing failed. */
  problems: Readonly<Record<ActivityEntry, string | null>>
  /** Which field of a shipment was refused. */
  shipField: 'carrier' | 'tracking' | null
  /** What a refund would come to; `null` while nobody knows. */
  previewRefund: (draft: RefundDraft) => RefundPreviewView | null
  /** Something is to be written or asked. */
  onOpen: (event: { what: Window }) => void
  /** What is written or asked is over. */
  onClose: () => void
  /** The order was paid. */
  onPay: () => void
  /** The order is called off. */
  onCancel: () => void
  /** Pieces will not be shipped. */
  onCloseRest: (event: RestClosingDraft) => void
  /** Money is to go back. */
  onRefund: (event: RefundDraft) => void
}

/** Why the office does not offer to mark an order as paid. */
const UNPAYABLE: Partial<
  Record<NonNullable<FullOrderView['payRefused']>, 'order.paid' | 'order.allRefunded' | 'order.canceledUnpaid'>
> = {
  captured_twice: 'order.paid',
  refunded: 'order.allRefunded',
  canceled: 'order.canceledUnpaid',
}

/** Before anything was read. */
const NOTHING: RefundPreviewView = { parts: [], total: '', refused: 'nothing' }

/** An order in the shop's own words, with what is done about it. */
export function FullOrderScreen(props: FullOrderScreenProps) {
  const {
    order,
    can,
    payRefused,
    open,
    busy,
    problems,
    shipField,
    previewRefund,
    onOpen,
    onClose,
    onPay,
    onCancel,
    onCloseRest,
    onRefund,
    onMark,
    ...screen
  } = props
  const t = useWords(officeWords)
  const phrase = useOrderPhrases()
  const view = order.status === 'ready' ? order.view : null
  const shipProblem =
    problems.ship === null
      ? null
      : {
          field: shipField,
          text:
            shipField === 'tracking'
              ? t('ship.tracking.wrong')
              : shipField === 'carrier'
                ? t('ship.carrierNeeded')
                : problems.ship,
        }
  // Where a colleague has given back all that was left, no window is there to say so.
  const unpayable = payRefused && UNPAYABLE[payRefused]
  const told = problems.pay ?? problems.mark ?? (view?.refundable ? null : problems.refund)
  return (
    <>
      <OrderScreen
        {...screen}
        order={order.status === 'ready' ? { ...order, view: phrase(order.view) } : order}
        shipping={open === 'ship' && view ? { mailTo: view.buyer, busy: busy === 'ship', problem: shipProblem } : null}
        canShip={can.ship}
        actions={
          <OrderActions
            can={can}
            paying={busy === 'pay'}
            onPay={onPay}
            onCancel={() => onOpen({ what: 'cancel' })}
            onCloseRest={() => onOpen({ what: 'close' })}
            onRefund={() => onOpen({ what: 'refund' })}
          />
        }
        notice={
          <>
            <PageProblem text={told} />
            {unpayable && <p className="text-sm text-ink-muted">{t(unpayable)}</p>}
          </>
        }
        onMark={can.mark ? onMark : undefined}
        marking={busy === 'mark'}
        onShip={() => onOpen({ what: 'ship' })}
        onShipClose={onClose}
      />
      {view?.refundable && open === 'refund' && (
        <RefundSheet
          number={view.number}
          refundable={view.refundable}
          mailTo={view.buyer}
          busy={busy === 'refund'}
          problem={problems.refund}
          preview={(draft) => previewRefund(draft) ?? NOTHING}
          onSend={onRefund}
          onClose={onClose}
        />
      )}
      {view && open === 'close' && (
        <CloseSheet
          number={view.number}
          lines={view.lines}
          buyer={view.buyer}
          busy={busy === 'close'}
          problem={problems.close}
          onSend={onCloseRest}
          onClose={onClose}
        />
      )}
      {view && (
        <CancelDialog
          number={view.number}
          buyer={view.buyer}
          open={open === 'cancel'}
          busy={busy === 'cancel'}
          problem={problems.cancel}
          onCancel={onCancel}
          onClose={onClose}
        />
      )}
    </>
  )
}
