import { TagIcon } from '../../components/icon'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import { Hint } from './Hint'

/** The line that is closest to a lower price, ready to show. */
export interface NextTierView {
  /** The product's name. */
  title: string
  /** Pieces that are missing. */
  missing: number
  /** Price of one piece with them, formatted. */
  price: string
  /** Price of one piece now, formatted. */
  insteadOf: string
}

/** What is missing to the next tier (design language, cart). */
export function NextTierHint({ title, missing, price, insteadOf }: NextTierView) {
  const t = useWords(cartWords)
  return (
    <Hint tone="info" icon={<TagIcon />}>
      {t('nextTier', { title, missing, price, insteadOf })}
    </Hint>
  )
}
