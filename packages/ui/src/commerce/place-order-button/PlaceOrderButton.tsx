import type { PlacingState } from '@skafferi/domain/checkout/views'
import { Button } from '../../components/button'
import { CheckIcon } from '../../components/icon'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

export interface PlaceOrderButtonProps {
  /** How far the order is. */
  state: PlacingState
  /** Places the order, or shows what is missing. */
  onPlaceOrder: () => void
}

/** Places the order. It is never disabled before: a press shows what is missing, at its place. */
export function PlaceOrderButton({ state, onPlaceOrder }: PlaceOrderButtonProps) {
  const t = useWords(checkoutWords)
  return (
    <Button
      size="lg"
      width="full"
      busy={state === 'placing'}
      busyLabel={t('placing')}
      disabled={state === 'placed'}
      onPress={onPlaceOrder}
    >
      {state === 'placed' && <CheckIcon />}
      {t(state === 'placed' ? 'placed' : 'placeOrder')}
    </Button>
  )
}
