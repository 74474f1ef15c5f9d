import type { FullOrderView, OfficeState, RefundDraft, RefundPreviewView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { useOrderPhrases } from '../phrases/use-order-phrases'
import { ConfirmDialog } from '../offer-parts'
import { PageProblem } from '../page-news'
import { CancelDialog } from './CancelDialog'
import { CloseSheet } from './CloseSheet'
import type { RestClosingDraft } from './order.view'
import { OrderScreen, type OrderScreenProps } from './OrderScreen'
import { RefundSheet } from './RefundSheet'
import { Button } from '../../components/actions/button'

interface OrderActionsProps {
  /** The allowed actions. */
  can: { cancel: boolean; close: boolean; pay: boolean; refund: boolean }
  onPay: () => void
  onCancel: () => void
  onCloseRest: () => void
  onRefund: () => void
}

/** Buttons for the actions on an order other than shipping. */
function OrderActions({ can, onPay, onCancel, onCloseRest, onRefund }: OrderActionsProps) {
  const t = useWords(officeWords)
  return (
    <>
      {can.cancel && (
        <Button variant="danger" onPress={onCancel}>
          {t('order.cancel')}
        </Button>
      )}
      {can.close && (
        <Button variant="secondary" onPress={onCloseRest}>
          {t('order.close')}
        </Button>
      )}
      {can.refund && (
        <Button variant="secondary" onPress={onRefund}>
          {t('order.refund')}
        </Button>
      )}
      {can.pay && (
        <Button variant="secondary" onPress={onPay}>
          {t('order.pay')}
        </Button>
      )}
    </>
  )
}

/** An action on an order. */
type Action = 'ship' | 'mark' | 'close' | 'cancel' | 'pay' | 'refund'

/** A sheet or dialog over the page. */
type Overlay = Exclude<Action, 'mark'>

export interface FullOrderScreenProps extends Pick<OrderScreenProps, 'ordersHref' | 'onSend' | 'onMark'> {
  order: OfficeState<FullOrderView>
  /** The actions that the order's state and the operator's role allow. */
  can: Readonly<Record<Action, boolean>>
  /** Why it cannot be marked as paid; `null` if it can, or if the role does not allow it. */
  payRefused: FullOrderView['payRefused']
  /** The open sheet or dialog; `null` if none is open. */
  open: Overlay | null
  /** The pending action; `null` if none is. */
  busy: Action | null
  /** Texts of failures by action; `null` otherwise. */
  problems: Readonly<Record<Action, string | null>>
  /** The refused field of a shipment. */
  shipField: 'carrier' | 'tracking' | null
  /** Computes a refund; `null` while the order loads. */
  previewRefund: (draft: RefundDraft) => RefundPreviewView | null
  /** The user opens a sheet or dialog. */
  onOpen: (event: { overlay: Overlay }) => void
  /** The user closes it. */
  onClose: () => void
  /** The user confirms that the order is paid. */
  onPay: () => void
  /** The user cancels the order. */
  onCancel: () => void
  /** The user closes the remaining pieces. */
  onCloseRest: (event: RestClosingDraft) => void
  /** The user refunds pieces or an amount. */
  onRefund: (event: RefundDraft) => void
}

/** Texts for the reasons why an order cannot be marked as paid. */
const UNPAYABLE: Partial<
  Record<NonNullable<FullOrderView['payRefused']>, 'order.paid' | 'order.allRefunded' | 'order.canceledUnpaid'>
> = {
  captured_twice: 'order.paid',
  refunded: 'order.allRefunded',
  canceled: 'order.canceledUnpaid',
}

/** The preview before the order is loaded. */
const NO_PREVIEW: RefundPreviewView = { parts: [], total: '', refused: 'nothing' }

/** The page of an order with its actions, sheets and dialogs. */
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
  // If another operator has refunded the rest, the refund sheet is closed, so the page shows its failure.
  const unpayable = payRefused && UNPAYABLE[payRefused]
  const problem = problems.mark ?? (view?.refundable ? null : problems.refund)
  return (
    <>
      <OrderScreen
        {...screen}
        order={order.status === 'ready' ? { ...order, view: phrase(order.view) } : order}
        shipping={open === 'ship' && view ? { buyer: view.buyer, busy: busy === 'ship', problem: shipProblem } : null}
        canShip={can.ship}
        actions={
          <OrderActions
            can={can}
            onPay={() => onOpen({ overlay: 'pay' })}
            onCancel={() => onOpen({ overlay: 'cancel' })}
            onCloseRest={() => onOpen({ overlay: 'close' })}
            onRefund={() => onOpen({ overlay: 'refund' })}
          />
        }
        notice={
          <>
            <PageProblem text={problem} />
            {unpayable && <p className="text-sm text-ink-muted">{t(unpayable)}</p>}
          </>
        }
        onMark={can.mark ? onMark : undefined}
        marking={busy === 'mark'}
        onShip={() => onOpen({ overlay: 'ship' })}
        onShipClose={onClose}
      />
      {view?.refundable && open === 'refund' && (
        <RefundSheet
          number={view.number}
          refundable={view.refundable}
          buyer={view.buyer}
          busy={busy === 'refund'}
          problem={problems.refund}
          preview={(draft) => previewRefund(draft) ?? NO_PREVIEW}
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
      {view && open === 'pay' && (
        <ConfirmDialog
          words={{
            title: t('pay.title', { number: view.number }),
            text: t('pay.text', { amount: view.amountDue, company: view.company }),
            confirm: t('order.pay'),
            confirming: t('order.paying'),
          }}
          busy={busy === 'pay'}
          problem={problems.pay}
          onConfirm={onPay}
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
