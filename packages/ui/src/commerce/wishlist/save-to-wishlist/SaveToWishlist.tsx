import type { SavingState } from '@skafferi/domain/shop/cart/views'
import { Button } from '../../../components/actions/button'
import { CheckIcon, HeartIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'

export interface SaveToWishlistProps {
  /** The progress of saving. A saved cart can be saved again. */
  state: SavingState
  /** Saves all products of the cart to the wishlist. */
  onSave: () => void
}

/** Adds all products of the cart to the wishlist. */
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
