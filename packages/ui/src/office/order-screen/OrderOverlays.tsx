import type { FullOrderView, RefundPreviewView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeOrderWords } from '../../words/generated/office-order'
import { ConfirmDialog } from '../offer-parts'
import { CancelDialog } from './CancelDialog'
import { CloseSheet } from './CloseSheet'
import { CorrectDialog } from './CorrectDialog'
import type { FullOrderScreenProps } from './full-order.view'
import { MissingSheet } from './MissingSheet'
import type { OfficeOrderView } from './order.view'
import { PayDialog } from './PayDialog'
import { RefundSheet } from './RefundSheet'

/** The preview before the order is loaded. */
const NO_PREVIEW: RefundPreviewView = { parts: [], total: '', refused: 'nothing' }

export interface OrderOverlaysProps extends FullOrderScreenProps {
  view: FullOrderView
  /** The same with texts that are ready to show. */
  phrased: OfficeOrderView
}

/** The open sheet or dialog of an order, except the one to ship. */
export function OrderOverlays(props: OrderOverlaysProps) {
  const { view, open, busy, problems, previewRefund, onClose, onPay, onCancel, onCloseRest, onRefund } = props
  const overlay = open?.overlay ?? null
  return (
    <>
      {view.refundable && overlay === 'refund' && (
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
      {overlay === 'close' && (
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
      {overlay === 'pay' && (
        <PayDialog
          number={view.number}
          company={view.company}
          amount={view.amountDue}
          today={view.today}
          busy={busy === 'pay'}
          problem={problems.pay}
          onPay={onPay}
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

/** The sheet about missing pieces, and the dialogs to correct and undo. */
function StepOverlays(props: OrderOverlaysProps) {
  const { view, phrased, open, busy, problems, correctsTracking, replacement, onClose } = props
  const { onMissing, onCorrect, onUndo } = props
  const t = useWords(officeOrderWords)
  const line = open?.overlay === 'missing' ? view.lines.find(({ id }) => id === open.target) : undefined
  const parcel = open?.overlay === 'correct' ? phrased.parcels.find(({ id }) => id === open.target) : undefined
  return (
    <>
      {line && (
        <MissingSheet
          line={line}
          buyer={view.buyer}
          today={view.today}
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
      {open?.overlay === 'undo' && (
        <ConfirmDialog
          words={
            open.target === null
              ? {
                  title: t('undo.paidTitle'),
                  text: t('undo.paidText'),
                  confirm: t('undo.paid'),
                  confirming: t('undo.doing'),
                }
              : {
                  title: t('undo.parcelTitle'),
                  text: t('undo.parcelText', { buyer: view.buyer }),
                  confirm: t('undo.parcel'),
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
