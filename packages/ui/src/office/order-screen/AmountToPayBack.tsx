import { Button } from '../../components/actions/button'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officeOrderWords } from '../../words/generated/office-order'

export interface AmountToPayBackProps {
  /** What the shop owes the customer, formatted. */
  amount: string
  /** The user records that it was paid back; omit it without the permission. */
  onPayBack?: () => void
}

/** What the shop owes the customer of a paid order after a credit. */
export function AmountToPayBack({ amount, onPayBack }: AmountToPayBackProps) {
  const t = useWords(officeOrderWords)
  return (
    <BannerMessage
      tone="caution"
      action={
        onPayBack && (
          <Button variant="secondary" size="sm" onPress={onPayBack}>
            {t('payBack.do')}
          </Button>
        )
      }
    >
      <b>{t('payBack', { amount })}</b> {t('payBack.text')}
    </BannerMessage>
  )
}
