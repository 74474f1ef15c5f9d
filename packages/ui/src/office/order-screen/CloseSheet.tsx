import { useId, useState, type FormEvent } from 'react'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Button } from '../../components/actions/button'
import { Checkbox } from '../../components/forms/checkbox'
import { SideSheet } from '../../components/overlays/side-sheet'
import { TextArea } from '../../components/forms/text-area'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCloseWords } from '../../words/generated/office-close'
import type { OfficeOrderLineView, RestClosingDraft } from './order.view'
import { ShipLines } from './ShipLines'
import { usePieces } from './use-shipment'

/** The contract's limit in characters. */
const MAX_REASON_LENGTH = 500

export interface CloseSheetProps {
  /** The order's number. */
  number: string
  lines: readonly OfficeOrderLineView[]
  /** The name of the buyer, who is notified by e-mail. */
  buyer: string
  /** True while the pieces are being closed. */
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  onSend: (event: RestClosingDraft) => void
  onClose: () => void
}

/**
 * A sheet to close pieces that will not be shipped: all remaining ones or some. They are refunded unless the checkbox
 * is cleared.
 */
export function CloseSheet({ number, lines, buyer, busy, problem, onSend, onClose }: CloseSheetProps) {
  const t = useWords(officeCloseWords)
  const office = useWords(officeWords)
  const formId = useId()
  const pieces = usePieces(lines)
  const [reason, setReason] = useState('')
  const [refund, setRefund] = useState(true)
  const isValid = pieces.hasValidPieces && reason.trim() !== '' && reason.length <= MAX_REASON_LENGTH

  function send(event: FormEvent) {
    event.preventDefault()
    if (!busy && isValid) onSend({ lines: pieces.chosen, reason, refund })
  }

  return (
    <SideSheet
      open
      title={t('close.title', { number })}
      busy={busy}
      changed={pieces.changed || reason !== ''}
      summary={office('ship.open', { count: Math.max(pieces.notChosen, 0) })}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onPress={onClose}>
            {t('close.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={!isValid && !busy} busy={busy} busyLabel={t('close.sending')}>
            {t('close.send', { pieces: pieces.pieces })}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={send}>
        {problem !== null && (
          <BannerMessage tone="critical" announce="assertive">
            {problem}
          </BannerMessage>
        )}
        <p className="text-xs text-ink-muted">{t('close.about', { buyer })}</p>
        <ShipLines label={t('close.what')} pieces={pieces} />
        <TextArea
          label={t('close.reason')}
          name="reason"
          length="short"
          hint={t('close.reasonHint')}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ value }) => setReason(value)}
        />
        <div>
          <Checkbox name="refund" checked={refund} onChange={({ checked }) => setRefund(checked)}>
            {t('close.refund')}
          </Checkbox>
          {!refund && <p className="text-xs text-ink-muted">{t('close.refundHint')}</p>}
        </div>
      </form>
    </SideSheet>
  )
}
