import { HeartIcon } from '../../components/icon'
import { IconLink } from '../../components/icon-button'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'
import { useCountText } from './use-count-text'

export interface WishlistLinkProps {
  /** Products on the wishlist; undefined where nobody counted. */
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
