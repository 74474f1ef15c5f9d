import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** Names what orders wait for, as the saved views do; an unknown value as it is. */
export function useWaitName(): (waits: string) => string {
  const t = useWords(officeWords)
  return (waits) =>
    waits === 'shipment' ? t('orders.view.toShip') : waits === 'payment' ? t('orders.view.unpaid') : waits
}
