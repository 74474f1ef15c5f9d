import type { PlacingState } from '@skafferi/domain/checkout/views'
import { Button } from '../../components/button'
import { CheckIcon } from '../../components/icon'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

export interface PlaceOrderButtonProps {
  /** How far the order is. */
  state: PlacingState
  /** Places the order, or says what it still lacks. */
  onPlaceOrder: () => void
}

/** Places the order. It can always be pressed until it is placed: what is missing is said after the press, at its place. */
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
