import type { FullOrderView, OfficeState, RefundDraft, RefundPreviewView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { useOrderPhrases } from '../phrases/use-order-phrases'
import { PageProblem } from '../page-news'
import { officeOrderWords } from '../../words/generated/office-order'
import type { ReplacementState } from './MissingSheet'
import { NoteList } from './NoteList'
import type { MissingDraft, ParcelCorrection, RestClosingDraft, StepUndo } from './order.view'
import { OrderOverlays } from './OrderOverlays'
import { OrderScreen, type OrderScreenProps } from './OrderScreen'
import { Button } from '../../components/actions/button'

interface OrderActionsProps {
  /** The allowed actions. */
  can: { cancel: boolean; close: boolean; pay: boolean; refund: boolean; pack: boolean; complete: boolean }
  /** The pending action; `null` if none is. */
  busy: Action | null
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

/** An action on an order. */
type Action =
  | 'ship'
  | 'mark'
  | 'close'
  | 'cancel'
  | 'pay'
  | 'refund'
  | 'pack'
  | 'complete'
  | 'undo'
  | 'correct'
  | 'backorder'
  | 'replace'
  | 'writeNote'
  | 'deleteNote'

/** A sheet or dialog over the page. `undo`: the confirmation before a parcel or a payment is undone. */
type Overlay = 'ship' | 'close' | 'cancel' | 'pay' | 'refund' | 'missing' | 'correct' | 'undo'

/** An open sheet or dialog. */
export interface OpenOverlay {
  overlay: Overlay
  /** The line of missing pieces, or the parcel that is corrected or undone; `null` for the order. */
  target: string | null
}

export interface FullOrderScreenProps extends Pick<OrderScreenProps, 'ordersHref' | 'onSend' | 'onMark'> {
  order: OfficeState<FullOrderView>
  /** The actions that the order's state and the operator's role allow. `change`: undo and correct; `note`: notes. */
  can: Readonly<FullOrderView['can'] & { change: boolean; note: boolean }>
  /** Why it cannot be marked as paid; `null` if it can, or if the role does not allow it. */
  payRefused: FullOrderView['payRefused']
  /** The open sheet or dialog; `null` if none is open. */
  open: OpenOverlay | null
  /** The pending action; `null` if none is. */
  busy: Action | null
  /** Texts of failures by action; `null` otherwise. */
  problems: Readonly<Record<Action, string | null>>
  /** The refused field of a shipment. */
  shipField: 'carrier' | 'tracking' | null
  /** True if the tracking link of a corrected parcel was refused. */
  correctsTracking: boolean
  /** Computes a refund; `null` while the order loads. */
  previewRefund: (draft: RefundDraft) => RefundPreviewView | null
  /** The user opens a sheet or dialog. */
  onOpen: (event: OpenOverlay) => void
  /** The user closes it. */
  onClose: () => void
  /** The price of the article that is to replace another one. */
  replacement: ReplacementState
  /** The user records the payment. */
  onPay: (event: { on: string }) => void
  /** The user marks the goods as packed. */
  onPack: () => void
  /** The user completes the order. */
  onComplete: () => void
  /** The user undoes a step, after a confirmation if it is a parcel or a payment. */
  onUndo: (event: StepUndo) => void
  /** The user corrects a parcel. */
  onCorrect: (event: ParcelCorrection) => void
  /** The user decides about missing pieces. */
  onMissing: (event: MissingDraft) => void
  /** The user writes a note. */
  onWriteNote: (event: { text: string }) => void
  /** The user deletes their own note, by its id. */
  onDeleteNote: (event: { note: string }) => void
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
      {view && phrased && <OrderOverlays {...props} view={view} phrased={phrased} />}
    </>
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
