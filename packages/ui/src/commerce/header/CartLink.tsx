import { CartIcon } from '../../components/icon'
import { IconLink } from '../../components/icon-button'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'

/** The most the mark on the icon counts; a larger number would cover the icon. Readers hear the number itself. */
const MOST_SHOWN = 99

/** Props of {@link CartLink}. */
export interface CartLinkProps {
  /** Lines in the cart. */
  count: number
}

/** The way to the cart, with the number of its lines. An empty cart has no mark. */
export function CartLink({ count }: CartLinkProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const shown = count > MOST_SHOWN ? t('header.countMost') : t('header.countShown', { count })
  return (
    <IconLink
      href={paths.cart}
      label={t('header.cart', { count })}
      icon={<CartIcon />}
      count={count > 0 ? shown : undefined}
    />
  )
}
