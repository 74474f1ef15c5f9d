import type { SavedItemState } from '@skafferi/domain/shop/wishlist/views'
import { HeartFilledIcon, HeartIcon } from '../../../components/content/icon'
import { IconButton } from '../../../components/actions/icon-button'
import { useWords } from '../../../words'
import { cardWords } from '../../../words/generated/card'

export interface WishlistHeartProps {
  /** True if it is on the wishlist. Changes only after the store has confirmed (Specification (shopping) §4). */
  saved: boolean
  /** State of the last change. */
  state: SavedItemState
  /** The id of the product's name, which makes the button's label unique. */
  titleId: string
  /** Adds it to the wishlist, or removes it. */
  onToggle: () => void
}

/** The wishlist button in the upper corner of a picture: an outlined heart, filled and red if saved. */
export function WishlistHeart({ saved, state, titleId, onToggle }: WishlistHeartProps) {
  const t = useWords(cardWords)
  return (
    <span className="absolute end-1 top-1 grid">
      <IconButton
        label={t('wishlist')}
        icon={saved ? <HeartFilledIcon /> : <HeartIcon />}
        pressed={saved}
        state={state === 'busy' ? 'busy' : 'idle'}
        aria-describedby={titleId}
        onPress={onToggle}
      />
    </span>
  )
}
