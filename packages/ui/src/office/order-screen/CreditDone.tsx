import type { FullOrderView } from '@skafferi/domain/office/views'
import { IconButton } from '../../components/actions/icon-button'
import { CloseIcon } from '../../components/content/icon'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officeOrderWords } from '../../words/generated/office-order'
import { useMailedText } from '../mail-waits'

export interface CreditDoneProps {
  order: Pick<FullOrderView, 'refunds' | 'buyer' | 'amountDue' | 'payment'>
  /** The credit by its index, and whether the order was paid before; `null` without one. */
  credit: { index: number; isPaid: boolean } | null
  /** The user closes the message. */
  onClose: () => void
}

/** What a credit has done, and whether money is still to be transferred. The live region is always there. */
export function CreditDone({ order: { refunds, buyer, amountDue, payment }, credit, onClose }: CreditDoneProps) {
  const t = useWords(officeOrderWords)
  const mailed = useMailedText()
  // A payment after the credit ends it: nothing is due any more.
  const isOver = credit !== null && !credit.isPaid && payment === 'paid'
  const refund = credit && !isOver && refunds[credit.index]
  return (
    <div role="status">
      {refund && (
        <BannerMessage
          tone={credit.isPaid ? 'caution' : 'positive'}
          action={<IconButton label={t('credited.close')} icon={<CloseIcon />} onPress={onClose} />}
        >
          {credit.isPaid
            ? t('credited.transfer', { amount: refund.amount })
            : t('credited.unpaid', { amount: refund.amount, due: amountDue })}{' '}
          {mailed(buyer)}
        </BannerMessage>
      )}
    </div>
  )
}
