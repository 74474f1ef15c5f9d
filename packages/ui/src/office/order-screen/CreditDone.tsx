import type { FullOrderView } from '@skafferi/domain/office/views'
import { IconButton } from '../../components/actions/icon-button'
import { CloseIcon } from '../../components/content/icon'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officeOrderWords } from '../../words/generated/office-order'
import { useMailedText } from '../mail-waits'

export interface CreditDoneProps {
  order: Pick<FullOrderView, 'refunds' | 'buyer' | 'amountDue' | 'payment'>
  /** The credit by its index, and whether the order was paid before. */
  credit: { index: number; isPaid: boolean }
  /** The user closes the message. */
  onClose: () => void
}

/** What a credit has done, and whether money is still to be transferred; inside a live region. */
export function CreditDone({ order: { refunds, buyer, amountDue, payment }, credit, onClose }: CreditDoneProps) {
  const t = useWords(officeOrderWords)
  const mailed = useMailedText()
  const refund = refunds[credit.index]
  // A payment after the credit ends it: nothing is due any more.
  if (!refund || (!credit.isPaid && payment === 'paid')) return null
  return (
    <BannerMessage
      tone={credit.isPaid ? 'caution' : 'positive'}
      action={<IconButton label={t('credited.close')} icon={<CloseIcon />} onPress={onClose} />}
    >
      {credit.isPaid
        ? t('credited.transfer', { amount: refund.amount })
        : t('credited.unpaid', { amount: refund.amount, due: amountDue })}{' '}
      {mailed(buyer)}
    </BannerMessage>
  )
}
