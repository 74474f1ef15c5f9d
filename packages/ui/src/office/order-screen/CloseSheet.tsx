import { useState } from 'react'
import { Checkbox } from '../../components/forms/checkbox'
import { useWords } from '../../words'
import { officeOrderOverlaysWords } from '../../words/generated/office-order-overlays'
import { officeCloseWords } from '../../words/generated/office-close'
import { officeSheetWords } from '../../words/generated/office-sheet'
import type { OfficeOrderLineView, RestClosingDraft } from './order.view'
import { useMailedText } from '../mail-waits'
import { ClosingCredit } from './ClosingCredit'
import { OrderSheet, ReasonField, useReasonFault } from './OrderSheet'
import { ShipLines } from './ShipLines'
import { usePieces } from './use-shipment'

export interface CloseSheetProps {
  /** The order's number. */
  number: string
  lines: readonly OfficeOrderLineView[]
  /** The name of the buyer, who is notified by e-mail. */
  buyer: string
  /** True if the buyer has paid, so that a credit cannot be undone. */
  isPaid: boolean
  /** The credit for pieces, formatted; `null` if it cannot be computed before. */
  creditOf: (pieces: RestClosingDraft['lines']) => string | null
  /** True while the pieces are being closed. */
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  onSend: (event: RestClosingDraft) => void
  onClose: () => void
}

/**
 * A sheet to close pieces that will not be shipped: all remaining ones or some. They are credited unless the checkbox
 * is cleared.
 */
export function CloseSheet(props: CloseSheetProps) {
  const { number, lines, buyer, isPaid, creditOf, busy, problem, onSend, onClose } = props
  const t = useWords(officeCloseWords)
  const mailed = useMailedText()
  const overlays = useWords(officeOrderOverlaysWords)
  const sheet = useWords(officeSheetWords)
  const reasonFault = useReasonFault()
  const pieces = usePieces(lines)
  const [reason, setReason] = useState('')
  const [refund, setRefund] = useState(true)
  return (
    <OrderSheet
      title={t('close.title', { number })}
      busy={busy}
      changed={pieces.changed || reason !== ''}
      summary={overlays('ship.open', { count: Math.max(pieces.notChosen, 0) })}
      send={t('close.send', { pieces: pieces.pieces })}
      sending={t('close.sending')}
      missing={pieces.fault === null ? reasonFault(reason) : sheet(`pieces.${pieces.fault}`)}
      problem={problem}
      onSend={() => onSend({ lines: pieces.chosen, reason, refund })}
      onClose={onClose}
    >
      <p className="text-xs text-ink-muted">
        {t('close.about')} {sheet(refund ? (isPaid ? 'undoable.paid' : 'undoable.credit') : 'undoable.goods')}{' '}
        {mailed(buyer)}
      </p>
      <ShipLines label={t('close.what')} pieces={pieces} />
      <ReasonField hint={t('close.reasonHint')} value={reason} onChange={setReason} />
      <div>
        <Checkbox name="refund" checked={refund} onChange={({ checked }) => setRefund(checked)}>
          {t('close.refund')}
        </Checkbox>
        {refund ? (
          pieces.fault === null && <ClosingCredit amount={creditOf(pieces.chosen)} />
        ) : (
          <p className="text-xs text-ink-muted">{t('close.refundHint')}</p>
        )}
      </div>
    </OrderSheet>
  )
}
