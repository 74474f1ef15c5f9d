import type { FullOrderView, RefundPreviewView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeOrderOverlaysWords } from '../../words/generated/office-order-overlays'
import { ConfirmDialog } from '../offer-parts'
import { CancelDialog } from './CancelDialog'
import { CloseSheet } from './CloseSheet'
import { CorrectDialog } from './CorrectDialog'
import type { FullOrderScreenProps } from './full-order.view'
import { MissingSheet } from './MissingSheet'
import type { OfficeOrderView } from './order.view'
import { PayDialog } from './PayDialog'
import { RefundSheet } from './RefundSheet'
import { ShipSheet } from './ShipSheet'

export { AmountToPayBack } from './AmountToPayBack'
export { CreditDone } from './CreditDone'
export { RequiredAction } from './RequiredAction'

/** The preview before the order is loaded. */
const NO_PREVIEW: RefundPreviewView = { parts: [], total: '', refused: 'nothing' }

export interface OrderOverlaysProps extends FullOrderScreenProps {
  view: FullOrderView
  /** The same with texts that are ready to show. */
  phrased: OfficeOrderView
}

/** The open sheet or dialog of an order. */
export function OrderOverlays(props: OrderOverlaysProps) {
  const { view, open, busy, problems, previewRefund, onClose, onPay, onCancel, onCloseRest, onRefund } = props
  const overlay = open?.overlay ?? null
  return (
    <>
      {view.refundable && overlay === 'refund' && (
        <RefundSheet
          number={view.number}
          isPaid={view.payment === 'paid'}
          refundable={view.refundable}
          pieces={open?.pieces}
          buyer={view.buyer}
          busy={busy === 'refund'}
          problem={problems.refund}
          preview={(draft) => previewRefund(draft) ?? NO_PREVIEW}
          onSend={onRefund}
          onClose={onClose}
        />
      )}
      {overlay === 'ship' && <ShipOverlay {...props} />}
      {overlay === 'close' && (
        <CloseSheet
          number={view.number}
          lines={view.lines}
          buyer={view.buyer}
          isPaid={view.payment === 'paid'}
          creditOf={props.closingCredit}
          busy={busy === 'close'}
          problem={problems.close}
          onSend={onCloseRest}
          onClose={onClose}
        />
      )}
      {overlay === 'pay' && (
        <PayDialog
          kind="pay"
          number={view.number}
          company={view.company}
          amount={view.amountDue}
          payment={{ due: view.typedDue, faultOf: props.paymentFault }}
          today={view.today}
          placedOn={view.placedOn}
          busy={busy === 'pay'}
          problem={problems.pay}
          onPay={onPay}
          onClose={onClose}
        />
      )}
      {overlay === 'payBack' && view.toPayBack !== null && (
        <PayDialog
          kind="payBack"
          number={view.number}
          company={view.company}
          amount={view.toPayBack}
          today={view.today}
          placedOn={view.placedOn}
          busy={busy === 'payBack'}
          problem={problems.payBack}
          onPay={props.onPayBack}
          onClose={onClose}
        />
      )}
      <CancelDialog
        number={view.number}
        buyer={view.buyer}
        open={overlay === 'cancel'}
        busy={busy === 'cancel'}
        problem={problems.cancel}
        onCancel={onCancel}
        onClose={onClose}
      />
      <StepOverlays {...props} />
    </>
  )
}

/** The sheet to ship. */
function ShipOverlay({ view, carriers, busy, problems, shipField, onSend, onClose }: OrderOverlaysProps) {
  const t = useWords(officeOrderOverlaysWords)
  const fieldTexts = { tracking: t('ship.tracking.wrong'), carrier: t('ship.carrierNeeded') }
  return (
    <ShipSheet
      number={view.number}
      lines={view.lines}
      shipping={{
        buyer: view.buyer,
        carriers,
        busy: busy === 'ship',
        problem:
          problems.ship === null ? null : { field: shipField, text: shipField ? fieldTexts[shipField] : problems.ship },
      }}
      onSend={onSend}
      onClose={onClose}
    />
  )
}

/** The sheet about missing pieces, and the dialogs to correct and undo. */
function StepOverlays(props: OrderOverlaysProps) {
  const { view, phrased, open, busy, problems, correctsTracking, replacement, onClose } = props
  const { onMissing, onCorrect, onUndo } = props
  const t = useWords(officeOrderOverlaysWords)
  const missing = view.missingUndo
  const line = open?.overlay === 'missing' ? view.lines.find(({ id }) => id === open.target) : undefined
  const parcel = open?.overlay === 'correct' ? phrased.parcels.find(({ id }) => id === open.target) : undefined
  return (
    <>
      {line && (
        <MissingSheet
          line={line}
          buyer={view.buyer}
          today={view.today}
          isPaid={view.payment === 'paid'}
          creditOf={(pieces) => props.closingCredit([{ id: line.id, pieces }])}
          busy={busy === 'backorder' || busy === 'close' || busy === 'replace'}
          problem={problems.backorder ?? problems.close ?? problems.replace}
          replacement={replacement}
          onSend={onMissing}
          onClose={onClose}
        />
      )}
      {parcel && (
        <CorrectDialog
          parcel={parcel}
          buyer={view.buyer}
          busy={busy === 'correct'}
          problem={problems.correct === null ? null : { text: problems.correct, isTracking: correctsTracking }}
          onSave={onCorrect}
          onClose={onClose}
        />
      )}
      {open?.overlay === 'undoMissing' && missing && (
        <ConfirmDialog
          words={{
            title: t(`undo.${missing}Title`),
            text: t(`undo.${missing}Text`, { buyer: view.buyer }),
            confirm: t(`undo.${missing}Do`),
            confirming: t('undo.doing'),
          }}
          reversible
          busy={busy === 'undo'}
          problem={problems.undo}
          onConfirm={() => onUndo({ step: missing, parcel: null })}
          onClose={onClose}
        />
      )}
      {open?.overlay === 'undoPayBack' && (
        <ConfirmDialog
          words={{
            title: t('undo.paid_backTitle'),
            text: t('undo.paid_backText'),
            confirm: t('undo.paid_backDo'),
            confirming: t('undo.doing'),
          }}
          reversible
          busy={busy === 'undo'}
          problem={problems.undo}
          onConfirm={() => onUndo({ step: 'paid_back', parcel: null })}
          onClose={onClose}
        />
      )}
      {open?.overlay === 'undo' && (
        <ConfirmDialog
          words={
            open.target === null
              ? {
                  title: t('undo.paidTitle'),
                  text: t('undo.paidText'),
                  confirm: t('undo.paidDo'),
                  confirming: t('undo.doing'),
                }
              : {
                  title: t('undo.parcelTitle'),
                  text: t('undo.parcelText', { buyer: view.buyer }),
                  confirm: t('undo.parcelDo'),
                  confirming: t('undo.doing'),
                }
          }
          reversible
          busy={busy === 'undo'}
          problem={problems.undo}
          onConfirm={() =>
            onUndo(open.target === null ? { step: 'paid', parcel: null } : { step: 'parcel', parcel: open.target })
          }
          onClose={onClose}
        />
      )}
    </>
  )
}
