import type { FullOrderView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { useOrderPhrases } from '../phrases/use-order-phrases'
import { PageProblem } from '../page-news'
import { officeOrderWords } from '../../words/generated/office-order'
import { NoteList } from './NoteList'
import type { StepUndo } from './order.view'
import type { FullOrderScreenProps, OrderAction, Overlay } from './full-order.view'
import type { OrderOverlaysProps } from './OrderOverlays'
import { OrderScreen, type OrderScreenProps } from './OrderScreen'
import { Button } from '../../components/actions/button'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { lazyWithRetry } from '../../internal/lazy-with-retry'

/** Loaded with the first sheet or dialog. */
const LazyOrderOverlays = lazyWithRetry(() =>
  import('./OrderOverlays').then(({ OrderOverlays }) => ({ default: OrderOverlays })),
)

interface OrderActionsProps {
  /** The allowed actions. */
  can: { cancel: boolean; close: boolean; pay: boolean; refund: boolean; pack: boolean; complete: boolean }
  /** The pending action; `null` if none is. */
  busy: OrderAction | null
  onPack: () => void
  onComplete: () => void
  onPay: () => void
  onCancel: () => void
  onCloseRest: () => void
  onRefund: () => void
}

/** Buttons for the actions on an order other than shipping. */
function OrderActions({ can, busy, onPack, onComplete, onPay, onCancel, onCloseRest, onRefund }: OrderActionsProps) {
  const t = useWords(officeWords)
  const order = useWords(officeOrderWords)
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
      {can.pack && (
        <Button variant="secondary" busy={busy === 'pack'} busyLabel={t('order.paying')} onPress={onPack}>
          {order('pack')}
        </Button>
      )}
      {can.complete && (
        <Button variant="secondary" busy={busy === 'complete'} busyLabel={t('order.paying')} onPress={onComplete}>
          {order('complete')}
        </Button>
      )}
    </>
  )
}

/** Texts for the reasons why an order cannot be marked as paid. */
const UNPAYABLE: Partial<
  Record<NonNullable<FullOrderView['payRefused']>, 'order.paid' | 'order.allRefunded' | 'order.canceledUnpaid'>
> = {
  captured_twice: 'order.paid',
  refunded: 'order.allRefunded',
  canceled: 'order.canceledUnpaid',
}

/** Opens the confirmation before a parcel or a payment is undone; other steps are undone at once. */
function undoHandler({ onOpen, onUndo }: Pick<FullOrderScreenProps, 'onOpen' | 'onUndo'>) {
  return (undo: StepUndo) =>
    undo.step === 'parcel' || undo.step === 'paid' ? onOpen({ overlay: 'undo', target: undo.parcel }) : onUndo(undo)
}

/** The page of an order with its actions, sheets and dialogs. */
export function FullOrderScreen(props: FullOrderScreenProps) {
  const { order, can, payRefused, busy, problems, onOpen, ordersHref } = props
  const { onPack, onComplete, onWriteNote, onDeleteNote, onMark } = props
  const t = useWords(officeWords)
  const phrase = useOrderPhrases()
  const view = order.status === 'ready' ? order.view : null
  const phrased = order.status === 'ready' ? phrase(order.view) : null
  // If another operator has refunded the rest, the refund sheet is closed, so the page shows its failure.
  const unpayable = payRefused && UNPAYABLE[payRefused]
  const isConfirming = props.open?.overlay === 'undo'
  const problem =
    problems.mark ??
    problems.pack ??
    problems.complete ??
    (isConfirming ? null : problems.undo) ??
    (view?.refundable ? null : problems.refund)
  const show = (overlay: Overlay, target: string | null = null) => onOpen({ overlay, target })
  const isChanging = busy === 'mark' || busy === 'undo' || busy === 'correct'
  return (
    <>
      <OrderScreen
        ordersHref={ordersHref}
        order={phrased && order.status === 'ready' ? { ...order, view: phrased } : (order as UnreadyOrder)}
        shipping={
          view && shippingOf(props, view, { tracking: t('ship.tracking.wrong'), carrier: t('ship.carrierNeeded') })
        }
        canShip={can.ship}
        actions={
          <OrderActions
            can={can}
            busy={busy}
            onPack={onPack}
            onComplete={onComplete}
            onPay={() => show('pay')}
            onCancel={() => show('cancel')}
            onCloseRest={() => show('close')}
            onRefund={() => show('refund')}
          />
        }
        notice={
          <>
            <PageProblem text={problem} />
            {unpayable && <p className="text-sm text-ink-muted">{t(unpayable)}</p>}
          </>
        }
        notes={
          phrased && (
            <NoteList
              notes={phrased.notes}
              busy={busy === 'writeNote' || busy === 'deleteNote'}
              problem={problems.writeNote ?? problems.deleteNote}
              onWrite={can.note ? onWriteNote : undefined}
              onDelete={can.note ? onDeleteNote : undefined}
            />
          )
        }
        onMark={can.mark ? onMark : undefined}
        marking={isChanging}
        onUndo={can.change ? undoHandler(props) : undefined}
        onCorrect={can.change ? ({ parcel }) => show('correct', parcel) : undefined}
        onMissing={can.missing ? ({ line }) => show('missing', line) : undefined}
        onSend={props.onSend}
        onShip={() => show('ship')}
        onShipClose={props.onClose}
      />
      {view && phrased && <OpenOverlay {...props} view={view} phrased={phrased} />}
    </>
  )
}

/** The open sheet or dialog, except the one to ship, which the page has. */
function OpenOverlay(props: OrderOverlaysProps) {
  if (!props.open || props.open.overlay === 'ship') return null
  return (
    <LazyBoundary onClose={props.onClose}>
      <LazyOrderOverlays {...props} />
    </LazyBoundary>
  )
}

type UnreadyOrder = Exclude<OrderScreenProps['order'], { status: 'ready' }>

/** Returns the state of the shipment sheet; `null` if it is closed. */
function shippingOf(
  { open, busy, problems, shipField }: FullOrderScreenProps,
  { buyer }: FullOrderView,
  fieldTexts: Readonly<Record<'tracking' | 'carrier', string>>,
): OrderScreenProps['shipping'] {
  if (open?.overlay !== 'ship') return null
  if (problems.ship === null) return { buyer, busy: busy === 'ship', problem: null }
  const text = shipField === null ? problems.ship : fieldTexts[shipField]
  return { buyer, busy: busy === 'ship', problem: { field: shipField, text } }
}
