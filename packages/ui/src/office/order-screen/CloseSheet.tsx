import { useId, useState, type FormEvent } from 'react'
import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { Checkbox } from '../../components/checkbox'
import { SideSheet } from '../../components/side-sheet'
import { TextArea } from '../../components/text-area'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCloseWords } from '../../words/generated/office-close'
import type { OfficeOrderLineView, RestClosingDraft } from './order.view'
import { ShipLines } from './ShipLines'
import { usePieces } from './use-shipment'

/** The limit of the contract. */
const LONGEST_REASON = 500

export interface CloseSheetProps {
  /** The order's number. */
  number: string
  lines: readonly OfficeOrderLineView[]
  /** Who is told by e-mail. */
  buyer: string
  /** It is being closed. */
  busy: boolean
  /** Why it was not closed, in words; `null` if nothing failed. */
  problem: string | null
  onSend: (event: RestClosingDraft) => void
  onClose: () => void
}

/** Closes pieces that will not be shipped: all that are left, or a part. They are refunded unless that is unticked. */
export function CloseSheet({ number, lines, buyer, busy, problem, onSend, onClose }: CloseSheetProps) {
  const t = useWords(officeCloseWords)
  const office = useWords(officeWords)
  const formId = useId()
  const chosen = usePieces(lines)
  const [reason, setReason] = useState('')
  const [refund, setRefund] = useState(true)
  const isRight = chosen.isCounted && reason.trim() !== '' && reason.length <= LONGEST_REASON

  function send(event: FormEvent) {
    event.preventDefault()
    if (!busy && isRight) onSend({ lines: chosen.chosen, reason, refund })
  }

  return (
    <SideSheet
      open
      title={t('close.title', { number })}
      busy={busy}
      changed={chosen.changed || reason !== ''}
      sum={office('ship.open', { count: Math.max(chosen.staying, 0) })}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onPress={onClose}>
            {t('close.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={!isRight && !busy} busy={busy} busyLabel={t('close.sending')}>
            {t('close.send', { pieces: chosen.pieces })}
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
        <ShipLines label={t('close.what')} chosen={chosen} />
        <TextArea
          label={t('close.reason')}
          name="reason"
          length="short"
          hint={t('close.reasonHint')}
          maxLength={LONGEST_REASON}
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
