import type { SavingState } from '@skafferi/domain/cart/views'
import { Button } from '../../components/button'
import { CheckIcon, HeartIcon } from '../../components/icon'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'

export interface SaveToWishlistProps {
  /** How far it is. A saved cart can be saved again: it may have changed. */
  state: SavingState
  /** Saves every product of the cart to the wishlist. */
  onSave: () => void
}

/** Puts the products of the whole cart on the wishlist. */
export function SaveToWishlist({ state, onSave }: SaveToWishlistProps) {
  const t = useWords(cartWords)
  return (
    <>
      <Button variant="quiet" busy={state === 'saving'} busyLabel={t('wishlist.saving')} onPress={onSave}>
        {state === 'saved' ? <CheckIcon /> : <HeartIcon />}
        {t(state === 'saved' ? 'wishlist.saved' : 'wishlist.save')}
      </Button>
      <span role="status" className="sr-only">
        {state === 'saved' && t('wishlist.saved')}
      </span>
    </>
  )
}
