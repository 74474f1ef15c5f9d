import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import { BetterPrice } from '../../prices-and-stock/better-price'

export interface UnitPriceProps {
  /** The price of one piece, formatted. */
  price: string
  /** True for a bulk price: yellow, with a text for screen readers. */
  better: boolean
}

/** The unit price of a line. */
export function UnitPrice({ price, better }: UnitPriceProps) {
  const t = useWords(cartWords)
  if (!better) {
    return price
  }
  return (
    <>
      <VisuallyHidden>{t('line.bulkPrice')} </VisuallyHidden>
      <BetterPrice>{price}</BetterPrice>
    </>
  )
}
