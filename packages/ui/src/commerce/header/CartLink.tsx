import { CartIcon } from '../../components/icon'
import { IconLink } from '../../components/icon-button'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'
import { useCountText } from './use-count-text'

export interface CartLinkProps {
  /** Lines in the cart. */
  count: number
}

/** The way to the cart, with the number of its lines. An empty cart has no mark. */
export function CartLink({ count }: CartLinkProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  return (
    <IconLink
      href={paths.cart}
      label={t('header.cart', { count })}
      icon={<CartIcon />}
      count={useCountText(count)}
    />
  )
}
