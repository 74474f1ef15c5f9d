import type { SavedItemState } from '@skafferi/domain/wishlist/views'
import { HeartFilledIcon, HeartIcon } from '../../components/icon'
import { IconButton } from '../../components/icon-button'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'

export interface WishlistHeartProps {
  /** It is on the wishlist. The heart turns only once the store has confirmed (Specification (shopping) §4). */
  saved: boolean
  /** How far the last change is. */
  state: SavedItemState
  /** The element that names the product, which makes the heart's label unique. */
  titleId: string
  /** Adds it to the wishlist, or removes it. */
  onToggle: () => void
}

/** The wishlist's heart on the upper corner of a picture: an outline, and lingon red once it is saved. */
export function WishlistHeart({ saved, state, titleId, onToggle }: WishlistHeartProps) {
  const t = useWords(catalogWords)
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
