import type { FullOrderView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { useOrderPhrases } from '../phrases/use-order-phrases'
import { PageProblem } from '../page-news'
import { officeOrderWords } from '../../words/generated/office-order'
import { NoteList } from './NoteList'
import type { StepUndo } from './order.view'
import type { FullOrderScreenProps, OrderAction, Overlay } from './full-order.view'
import type { OrderOverlaysProps } from './OrderOverlays'
import { OrderScreen, type OrderScreenProps } from './OrderScreen'
import { Button } from '../../components/actions/button'
import { Skeleton } from '../../components/feedback/skeleton'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { lazyWithRetry } from '../../internal/lazy-with-retry'

/** Loaded with the first sheet or dialog. */
const LazyOrderOverlays = lazyWithRetry(() =>
  import('./OrderOverlays').then(({ OrderOverlays }) => ({ default: OrderOverlays })),
)

/** Loaded for an order that requires action, in the same file. */
const LazyRequiredAction = lazyWithRetry(() =>
  import('./OrderOverlays').then(({ RequiredAction }) => ({ default: RequiredAction })),
)

/** Loaded for an order of which an amount is to be paid back, in the same file. */
const LazyAmountToPayBack = lazyWithRetry(() =>
  import('./OrderOverlays').then(({ AmountToPayBack }) => ({ default: AmountToPayBack })),
)

/** Loaded already when a credit is made, which a sheet of the same file does. */
const LazyCreditDone = lazyWithRetry(() =>
  import('./OrderOverlays').then(({ CreditDone }) => ({ default: CreditDone })),
)

interface OrderActionsProps {
  /** True if the buyer has paid, so that a credit is paid back. */
  isPaid: boolean
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
function OrderActions({
  isPaid,
  can,
  busy,
  onPack,
  onComplete,
  onPay,
  onCancel,
  onCloseRest,
  onRefund,
}: OrderActionsProps) {
  const order = useWords(officeOrderWords)
  return (
    <>
      {can.cancel && (
        <Button variant="danger" onPress={onCancel}>
          {order('order.cancel')}
        </Button>
      )}
      {can.close && (
        <Button variant="secondary" onPress={onCloseRest}>
          {order('order.close')}
        </Button>
      )}
      {can.refund && (
        <Button variant="secondary" onPress={onRefund}>
          {order('order.refund', { paid: isPaid ? 'yes' : 'no' })}
        </Button>
      )}
      {can.pay && (
        <Button variant="secondary" onPress={onPay}>
          {order('order.pay')}
        </Button>
      )}
      {can.pack && (
        <Button variant="secondary" busy={busy === 'pack'} busyLabel={order('order.paying')} onPress={onPack}>
          {order('pack')}
        </Button>
      )}
      {can.complete && (
        <Button variant="secondary" busy={busy === 'complete'} busyLabel={order('order.paying')} onPress={onComplete}>
          {order('complete')}
        </Button>
      )}
    </>
  )
}

/** Texts for the reasons why an order cannot be marked as paid. */
const UNPAYABLE: Partial<
  Record<NonNullable<FullOrderView['payRefused']>, 'order.allCredited' | 'order.canceledUnpaid'>
> = {
  refunded: 'order.allCredited',
  canceled: 'order.canceledUnpaid',
}

/** Steps whose undoing is confirmed first, because it concerns the buyer or the ledger. */
const CONFIRMED: Partial<Record<StepUndo['step'], Overlay>> = {
  parcel: 'undo',
  paid: 'undo',
  paid_back: 'undoPayBack',
  closed: 'undoMissing',
  backordered: 'undoMissing',
  replaced: 'undoMissing',
}

/** Opens the confirmation before a step is undone that has one; other steps are undone at once. */
function undoHandler({ onOpen, onUndo }: Pick<FullOrderScreenProps, 'onOpen' | 'onUndo'>) {
  return (undo: StepUndo) => {
    const overlay = CONFIRMED[undo.step]
    return overlay ? onOpen({ overlay, target: undo.parcel }) : onUndo(undo)
  }
}

/** The failure that no open sheet or dialog shows. */
function pageProblem({ problems, open }: FullOrderScreenProps, view: FullOrderView | null) {
  const isConfirming =
    open?.overlay === 'undo' ||
    open?.overlay === 'undoPayBack' ||
    (open?.overlay === 'undoMissing' && view?.missingUndo)
  const isCorrecting = open?.overlay === 'correct' && view?.parcels.some(({ id }) => id === open.target)
  return (
    problems.mark ??
    problems.pack ??
    problems.complete ??
    problems.resolve ??
    (isConfirming ? null : problems.undo) ??
    // If a colleague has recorded it, the dialog is closed.
    (view?.toPayBack ? null : problems.payBack) ??
    // If a colleague has undone the parcel, its dialog is closed.
    (isCorrecting ? null : problems.correct) ??
    // If another operator has refunded the rest, the refund sheet is closed.
    (view?.refundable ? null : problems.refund)
  )
}

/** The page of an order with its actions, sheets and dialogs. */
export function FullOrderScreen(props: FullOrderScreenProps) {
  const { order, can, payRefused, busy, problems, onOpen, ordersHref } = props
  const { note, onPack, onComplete, onNoteText, onWriteNote, onDeleteNote, onMark } = props
  const t = useWords(officeOrderWords)
  const phrase = useOrderPhrases()
  const view = order.status === 'ready' ? order.view : null
  const phrased = order.status === 'ready' ? phrase(order.view) : null
  const unpayable = payRefused && UNPAYABLE[payRefused]
  const problem = pageProblem(props, view)
  const show = (overlay: Overlay, target: string | null = null) => onOpen({ overlay, target })
  const isChanging = busy === 'mark' || busy === 'undo' || busy === 'correct'
  return (
    <>
      <OrderScreen
        ordersHref={ordersHref}
        order={phrased && order.status === 'ready' ? { ...order, view: phrased } : (order as UnreadyOrder)}
        canShip={can.ship}
        actions={
          <OrderActions
            isPaid={view?.payment === 'paid'}
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
            {view?.requiredAction && (
              <LazyBoundary fallback={<Skeleton height="7rem" />}>
                <LazyRequiredAction
                  {...view.requiredAction}
                  busy={busy === 'resolve'}
                  onResolve={can.resolve ? props.onResolve : undefined}
                />
              </LazyBoundary>
            )}
            {view?.toPayBack && (
              <LazyBoundary fallback={<Skeleton height="4rem" />}>
                <LazyAmountToPayBack
                  amount={view.toPayBack}
                  onPayBack={can.payBack ? () => show('payBack') : undefined}
                />
              </LazyBoundary>
            )}
            {/* The live region is always there. */}
            <div role="status">
              {view && props.credit && (
                <LazyBoundary>
                  <LazyCreditDone order={view} credit={props.credit} onClose={props.onCreditClose} />
                </LazyBoundary>
              )}
            </div>
            {can.pay && <p className="text-sm text-ink-muted print:hidden">{t('order.invoice')}</p>}
            {unpayable && <p className="text-sm text-ink-muted">{t(unpayable)}</p>}
          </>
        }
        notes={
          phrased && (
            <NoteList
              notes={phrased.notes}
              text={note}
              onText={onNoteText}
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
        onShip={() => show('ship')}
      />
      {view && phrased && <OpenOverlay {...props} view={view} phrased={phrased} />}
    </>
  )
}

/** The open sheet or dialog. */
function OpenOverlay(props: OrderOverlaysProps) {
  if (!props.open) return null
  return (
    <LazyBoundary onClose={props.onClose}>
      <LazyOrderOverlays {...props} />
    </LazyBoundary>
  )
}

type UnreadyOrder = Exclude<OrderScreenProps['order'], { status: 'ready' }>
