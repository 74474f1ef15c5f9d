import type { CheckoutView, PlacingState } from '@skafferi/domain/checkout/views'
import { Button } from '../../components/button'
import { CheckIcon } from '../../components/icon'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

export interface PlaceOrderButtonProps {
  /** How far the order is. */
  state: PlacingState
  /** Which address the order still needs; `null` when it has both. */
  missing: CheckoutView['missing']
  /** Whether the button says itself why it cannot be pressed, or its place does. Default `shown`. */
  reason?: 'shown' | 'elsewhere'
  /** Places the order. */
  onPlaceOrder: () => void
}

/** Places the order. It can be pressed once, and only with both addresses. */
export function PlaceOrderButton({ state, missing, reason = 'shown', onPlaceOrder }: PlaceOrderButtonProps) {
  const t = useWords(checkoutWords)
  const refused = missing !== null && state === 'idle'
  return (
    <Button
      size="lg"
      width="full"
      busy={state === 'placing'}
      busyLabel={t('placing')}
      disabled={state === 'placed' || (refused && reason === 'elsewhere')}
      disabledReason={refused && reason === 'shown' ? t('address.missing') : undefined}
      onPress={onPlaceOrder}
    >
      {state === 'placed' && <CheckIcon />}
      {t(state === 'placed' ? 'placed' : 'placeOrder')}
    </Button>
  )
}
