import { useId, type FormEvent } from 'react'
import type { RefundableView, RefundDraft, RefundPreviewView } from '@skafferi/domain/office/views'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Button } from '../../components/actions/button'
import { SideSheet } from '../../components/overlays/side-sheet'
import { TextArea } from '../../components/forms/text-area'
import { useWords } from '../../words'
import { officeRefundWords } from '../../words/generated/office-refund'
import { RefundChoice } from './RefundChoice'
import { useRefund } from './use-refund'

/** The sums of a refund: net, VAT by rate, and total. */
function RefundSum({ parts, total }: Pick<RefundPreviewView, 'parts' | 'total'>) {
  const t = useWords(officeRefundWords)
  return (
    <dl className="num grid gap-1.5" aria-label={t('refund.sums')}>
      {parts.map(({ part, percent = '', value }) => (
        <div key={part + percent} className="flex justify-between gap-4">
          <dt>{part === 'net' ? t('refund.net') : t('refund.vat', { percent })}</dt>
          <dd className="m-0">{value}</dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-shelf pt-3">
        <dt>{t('refund.total')}</dt>
        <dd className="m-0 text-xl font-bold tracking-tight">{total}</dd>
      </div>
    </dl>
  )
}

/** The store's limit in characters. */
const MAX_REASON_LENGTH = 500

export interface RefundSheetProps {
  /** The order's number. */
  number: string
  /** What can still be refunded. */
  refundable: RefundableView
  /** The name of the buyer, who is notified by e-mail. */
  buyer: string
  /** True while the refund is being sent. */
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** Computes a refund. */
  preview: (draft: RefundDraft) => RefundPreviewView
  onSend: (event: RefundDraft) => void
  onClose: () => void
}

/** A sheet to refund shipped pieces or an amount, with a preview and a message to the buyer. */
export function RefundSheet({ number, refundable, buyer, busy, problem, preview, onSend, onClose }: RefundSheetProps) {
  const t = useWords(officeRefundWords)
  const formId = useId()
  const refund = useRefund(refundable.lines)
  const { draft } = refund
  const { parts, total, refused } = preview(draft)
  const { left } = refundable
  const isAmount = draft.what === 'amount'
  const isValid =
    refused === null && refund.hasValidPieces && draft.reason.trim() !== '' && draft.reason.length <= MAX_REASON_LENGTH
  const amountError = !isAmount
    ? undefined
    : refused === 'unreadable'
      ? t('refund.unreadable')
      : refused === 'too_high'
        ? t('refund.tooHigh', { left })
        : undefined

  function send(event: FormEvent) {
    event.preventDefault()
    if (!busy && isValid) onSend(draft)
  }

  return (
    <SideSheet
      open
      title={t('refund.title', { number })}
      busy={busy}
      changed={refund.changed}
      summary={t('refund.mailed', { name: buyer })}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onPress={onClose}>
            {t('refund.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={!isValid && !busy} busy={busy} busyLabel={t('refund.sending')}>
            {t('refund.send', { amount: total })}
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
        <p className="text-xs text-ink-muted">{t('refund.about', { left })}</p>
        <RefundChoice refundable={refundable} refund={refund} amountError={amountError} />
        {!isAmount && refused === 'too_high' && (
          <BannerMessage tone="caution" announce="polite">
            {t('refund.tooHighLines', { left })}
          </BannerMessage>
        )}
        <TextArea
          label={t('refund.reason')}
          name="reason"
          length="short"
          hint={t('refund.reasonHint')}
          maxLength={MAX_REASON_LENGTH}
          value={draft.reason}
          onChange={({ value }) => refund.setReason(value)}
        />
        <RefundSum parts={parts} total={total} />
      </form>
    </SideSheet>
  )
}
