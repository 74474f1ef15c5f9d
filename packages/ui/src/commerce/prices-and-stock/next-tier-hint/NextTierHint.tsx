import type { NextTierView } from '@skafferi/domain/shop/cart/views'
import { TagIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import { Hint } from './Hint'

/** The amount missing to the next tier (design language, cart). */
export function NextTierHint({ title, missing, price, insteadOf }: NextTierView) {
  const t = useWords(cartWords)
  return (
    <Hint tone="info" icon={<TagIcon />}>
      {t('nextTier', { title, missing, price, insteadOf })}
    </Hint>
  )
}
