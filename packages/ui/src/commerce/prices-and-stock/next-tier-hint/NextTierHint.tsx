import type { NextTierView } from '@skafferi/domain/shop/cart/views'
import { TagIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'

/** The amount missing to the next tier, beside the total (design language, cart). */
export function NextTierHint({ title, missing, price, insteadOf }: NextTierView) {
  const t = useWords(cartWords)
  return (
    <p
      data-tone="info"
      className="flex gap-2.5 rounded-md border border-transparent bg-info-quiet px-3.5 py-3 text-ink [&_svg]:text-info"
    >
      <TagIcon />
      <span className="min-w-0 wrap-anywhere">{t('nextTier', { title, missing, price, insteadOf })}</span>
    </p>
  )
}
