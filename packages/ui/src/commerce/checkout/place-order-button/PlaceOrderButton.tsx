import type { PlacingState } from '@skafferi/domain/shop/checkout/views'
import { Button } from '../../../components/actions/button'
import { CheckIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { checkoutWords } from '../../../words/generated/checkout'

export interface PlaceOrderButtonProps {
  /** The progress of placing the order. */
  state: PlacingState
  /** Places the order, or shows missing input. */
  onPlaceOrder: () => void
}

/** Places the order. It is enabled even if input is missing: a press then shows what is missing. */
export function PlaceOrderButton({ state, onPlaceOrder }: PlaceOrderButtonProps) {
  const t = useWords(checkoutWords)
  return (
    <Button
      size="lg"
      width="full"
      busy={state === 'placing'}
      busyLabel={t('placing')}
      aria-disabled={state === 'placed' || undefined}
      onPress={onPlaceOrder}
    >
      {state === 'placed' && <CheckIcon />}
      {t(state === 'placed' ? 'placed' : 'placeOrder')}
    </Button>
  )
}
