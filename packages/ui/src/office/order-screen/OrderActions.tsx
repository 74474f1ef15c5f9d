import { Button } from '../../components/actions/button'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface OrderActionsProps {
  /** The allowed actions. */
  can: { cancel: boolean; close: boolean; pay: boolean; refund: boolean }
  /** True while it is being marked as paid. */
  paying: boolean
  onPay: () => void
  onCancel: () => void
  onCloseRest: () => void
  onRefund: () => void
}

/** Buttons for the actions on an order other than shipping. */
export function OrderActions({ can, paying, onPay, onCancel, onCloseRest, onRefund }: OrderActionsProps) {
  const t = useWords(officeWords)
  return (
    <>
      {can.cancel && (
        <Button variant="danger" onPress={onCancel}>
          {t('order.cancel')}
        </Button>
      )}
      {can.close && (
        <Button variant="secondary" onPress={onCloseRest}>
          {t('order.close')}
        </Button>
      )}
      {can.refund && (
        <Button variant="secondary" onPress={onRefund}>
          {t('order.refund')}
        </Button>
      )}
      {can.pay && (
        <Button variant="secondary" busy={paying} busyLabel={t('order.paying')} onPress={onPay}>
          {t('order.pay')}
        </Button>
      )}
    </>
  )
}
