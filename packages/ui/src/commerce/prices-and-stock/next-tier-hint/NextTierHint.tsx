import type { ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import type { NextTierView, FreeDeliveryView } from '@skafferi/domain/shop/cart/views'
import { TagIcon, TruckIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'

/** The amount missing to the next tier (design language, cart). */
export function NextTierHint({ title, missing, price, insteadOf }: NextTierView) {
  const t = useWords(cartWords)
  return (
    <Hint tone="info" icon={<TagIcon />}>
      {t('nextTier', { title, missing, price, insteadOf })}
    </Hint>
  )
}

/** True if delivery is free; otherwise the amount missing. */
export function FreeDeliveryNote({ reached, missing, threshold }: FreeDeliveryView) {
  const t = useWords(cartWords)
  return (
    <Hint tone={reached ? 'positive' : 'info'} icon={<TruckIcon />}>
      {reached ? t('freeDelivery.reached', { threshold }) : t('freeDelivery.missing', { missing, threshold })}
    </Hint>
  )
}

const styles = cva('flex gap-2.5 rounded-md border border-transparent px-3.5 py-3 text-ink', {
  variants: {
    tone: {
      info: 'bg-info-quiet [&_svg]:text-info',
      positive: 'bg-positive-quiet [&_svg]:text-positive',
    },
  },
})

interface HintProps {
  tone: NonNullable<VariantProps<typeof styles>['tone']>
  /** The icon of the subject. */
  icon: ReactNode
  children: string
}

/** A hint beside the total about the benefit of a slightly larger order. */
function Hint({ tone, icon, children }: HintProps) {
  return (
    <p data-tone={tone} className={styles({ tone })}>
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
