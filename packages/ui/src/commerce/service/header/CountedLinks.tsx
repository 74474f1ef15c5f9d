import { CartIcon, HeartIcon } from '../../../components/content/icon'
import { IconLink } from '../../../components/actions/icon-button'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import { useShopPaths } from '../shop-paths'

/** Maximum number in a badge: a larger one would cover the icon. Screen readers announce the exact number. */
const MAX_BADGE_COUNT = 99

/** The text of a badge for a count; undefined, without a badge, for zero and for unknown counts. */
function useCountText(count: number | undefined): string | undefined {
  const t = useWords(shellWords)
  if (count === undefined || count === 0) return undefined
  return count > MAX_BADGE_COUNT ? t('header.countMost') : t('header.countShown', { count })
}

export interface CartLinkProps {
  /** Lines in the cart. */
  count: number
}

/** A link to the cart with the number of its lines. An empty cart has no badge. */
export function CartLink({ count }: CartLinkProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  return (
    <IconLink href={paths.cart} label={t('header.cart', { count })} icon={<CartIcon />} count={useCountText(count)} />
  )
}

export interface WishlistLinkProps {
  /** Products on the wishlist; undefined if unknown. */
  count: number | undefined
}

/** A link to the wishlist with the number of its products. Not rendered if there is no such page. */
export function WishlistLink({ count }: WishlistLinkProps) {
  const t = useWords(shellWords)
  const { wishlist } = useShopPaths()
  const countText = useCountText(count)
  if (wishlist === undefined) return null
  return (
    <IconLink
      href={wishlist}
      label={count === undefined ? t('header.wishlistOnly') : t('header.wishlist', { count })}
      icon={<HeartIcon />}
      count={countText}
    />
  )
}
