import { CartIcon, HeartIcon } from '../../components/icon'
import { IconLink } from '../../components/icon-button'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'

/** The most the mark on an icon counts; a larger number would cover the icon. Readers hear the number itself. */
const MOST_SHOWN = 99

/** The text of a badge for a count; undefined, without a badge, for zero and for unknown counts. */
function useCountText(count: number | undefined): string | undefined {
  const t = useWords(shellWords)
  if (count === undefined || count === 0) return undefined
  return count > MOST_SHOWN ? t('header.countMost') : t('header.countShown', { count })
}

export interface CartLinkProps {
  /** Lines in the cart. */
  count: number
}

/** The way to the cart, with the number of its lines. An empty cart has no mark. */
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

/** The way to the wishlist, with the number of its products. It is not there while there is no such page. */
export function WishlistLink({ count }: WishlistLinkProps) {
  const t = useWords(shellWords)
  const { wishlist } = useShopPaths()
  const shown = useCountText(count)
  if (wishlist === undefined) return null
  return (
    <IconLink
      href={wishlist}
      label={count === undefined ? t('header.wishlistOnly') : t('header.wishlist', { count })}
      icon={<HeartIcon />}
      count={shown}
    />
  )
}
