import type { RefundableView, RefundDraft, RefundPreviewView } from '@skafferi/domain/office/views'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officeRefundWords } from '../../words/generated/office-refund'
import { useMailedText } from '../mail-waits'
import { OrderSheet, ReasonField, useReasonFault } from './OrderSheet'
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

export interface RefundSheetProps {
  /** The order's number. */
  number: string
  /** True if the buyer has paid, so that the money is to be paid back. */
  isPaid: boolean
  /** What can still be credited. */
  refundable: RefundableView
  /** The pieces by line with which it begins, such as those of a complaint. */
  pieces?: Readonly<Record<string, number>>
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
export function RefundSheet(props: RefundSheetProps) {
  const { number, isPaid, refundable, pieces, buyer, busy, problem, preview, onSend, onClose } = props
  const t = useWords(officeRefundWords)
  const mailed = useMailedText()
  const reasonFault = useReasonFault()
  const refund = useRefund(refundable.lines, pieces)
  const { draft } = refund
  const { parts, total, refused } = preview(draft)
  const { left } = refundable
  const paid = isPaid ? 'yes' : 'no'
  const isAmount = draft.what === 'amount'
  const amountError = !isAmount
    ? undefined
    : refused === 'unreadable'
      ? t('refund.unreadable')
      : refused === 'too_high'
        ? t('refund.tooHigh', { left })
        : undefined

  const amountFault = refused === 'nothing' ? t('refund.nothing') : refused === null ? null : t('refund.wrongAmount')

  return (
    <OrderSheet
      title={t('refund.title', { number, paid })}
      busy={busy}
      changed={refund.changed}
      summary={mailed(buyer)}
      send={t('refund.send', { amount: total, paid })}
      sending={t('refund.sending')}
      missing={(refund.hasValidPieces ? amountFault : t('refund.wrongAmount')) ?? reasonFault(draft.reason)}
      problem={problem}
      onSend={() => onSend(draft)}
      onClose={onClose}
    >
      <p className="text-xs text-ink-muted">{t('refund.about', { left, paid })}</p>
      <RefundChoice refundable={refundable} refund={refund} amountError={amountError} />
      {!isAmount && refused === 'too_high' && (
        <BannerMessage tone="caution" announce="polite">
          {t('refund.tooHighLines', { left })}
        </BannerMessage>
      )}
      <ReasonField hint={t('refund.reasonHint')} value={draft.reason} onChange={refund.setReason} />
      <RefundSum parts={parts} total={total} />
    </OrderSheet>
  )
}
