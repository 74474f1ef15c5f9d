import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** The name of a `waits` filter, as in the saved views; an unknown value is returned unchanged. */
export function useWaitName(): (waits: string) => string {
  const t = useWords(officeWords)
  return (waits) =>
    waits === 'shipment' ? t('orders.view.toShip') : waits === 'payment' ? t('orders.view.unpaid') : waits
}
