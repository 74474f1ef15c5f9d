import type {
  FullOrderView,
  OfficeState,
  PaymentFault,
  RefundDraft,
  RefundPreviewView,
} from '@skafferi/domain/office/views'
import type { ReplacementState } from './MissingSheet'
import type { MissingDraft, ParcelCorrection, RestClosingDraft, ShipmentDraft, StepUndo } from './order.view'
import type { OrderScreenProps } from './OrderScreen'

/** An action on an order. */
export type OrderAction =
  | 'ship'
  | 'mark'
  | 'close'
  | 'cancel'
  | 'pay'
  | 'payBack'
  | 'refund'
  | 'pack'
  | 'complete'
  | 'resolve'
  | 'undo'
  | 'correct'
  | 'backorder'
  | 'replace'
  | 'writeNote'
  | 'deleteNote'

/**
 * A sheet or dialog over the page. `undo`: the confirmation before a parcel or a payment is undone; `undoPayBack` and
 * `undoMissing`: the ones before an amount paid back or a decision about missing pieces is.
 */
export type Overlay =
  | 'ship'
  | 'close'
  | 'cancel'
  | 'pay'
  | 'payBack'
  | 'refund'
  | 'missing'
  | 'correct'
  | 'undo'
  | 'undoPayBack'
  | 'undoMissing'

/** An open sheet or dialog. */
export interface OpenOverlay {
  overlay: Overlay
  /** The line of missing pieces, or the parcel that is corrected or undone; `null` for the order. */
  target: string | null
  /** The pieces by line with which a credit begins, such as those of a complaint. */
  pieces?: Readonly<Record<string, number>>
}

export interface FullOrderScreenProps extends Pick<OrderScreenProps, 'ordersHref' | 'onMark'> {
  order: OfficeState<FullOrderView>
  /** The actions that the order's state and the operator's role allow. `change`: undo and correct; `note`: notes. */
  can: Readonly<FullOrderView['can'] & { change: boolean; note: boolean }>
  /** Why it cannot be marked as paid; `null` if it can, or if the role does not allow it. */
  payRefused: FullOrderView['payRefused']
  /** The open sheet or dialog; `null` if none is open. */
  open: OpenOverlay | null
  /** The pending action; `null` if none is. */
  busy: OrderAction | null
  /** Texts of failures by action; `null` otherwise. */
  problems: Readonly<Record<OrderAction, string | null>>
  /** The text of a note that is not stored yet. */
  note: string
  /** The refused field of a shipment. */
  shipField: 'carrier' | 'tracking' | null
  /** The carriers that are suggested, the probable one first. */
  carriers: readonly string[]
  /** True if the tracking link of a corrected parcel was refused. */
  correctsTracking: boolean
  /** Computes a refund; `null` while the order loads. */
  previewRefund: (draft: RefundDraft) => RefundPreviewView | null
  /** Why a typed amount is not a payment; `null` if it is one. */
  paymentFault: (amount: string) => PaymentFault | null
  /** Computes the credit for closed pieces, formatted; `null` if it cannot be computed before. */
  closingCredit: (pieces: RestClosingDraft['lines']) => string | null
  /**
   * The credit that was just made, by its index among the order's refunds, and whether the order was paid; `null`
   * without one.
   */
  credit: { index: number; isPaid: boolean } | null
  /** The user closes the message about it. */
  onCreditClose: () => void
  /** The user opens a sheet or dialog. */
  onOpen: (event: OpenOverlay) => void
  /** The user closes it. */
  onClose: () => void
  /** The price of the article that is to replace another one. */
  replacement: ReplacementState
  /** The user ships pieces. */
  onSend: (event: ShipmentDraft) => void
  /** The user records the payment. */
  onPay: (event: { on: string; amount: string }) => void
  /** The user records that the amount to pay back was paid back. */
  onPayBack: (event: { on: string }) => void
  /** The user marks the goods as packed. */
  onPack: () => void
  /** The user completes the order. */
  onComplete: () => void
  /** The user ends `requires_action`. */
  onResolve: () => void
  /** The user undoes a step, after a confirmation if the buyer or the ledger is concerned. */
  onUndo: (event: StepUndo) => void
  /** The user corrects a parcel. */
  onCorrect: (event: ParcelCorrection) => void
  /** The user decides about missing pieces. */
  onMissing: (event: MissingDraft) => void
  /** The user types a note. */
  onNoteText: (event: { text: string }) => void
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
