import type { DiscountStep as Step } from '@skafferi/domain/shop/content/views'
import { useWords } from '../../../words'
import { landingBlocksWords } from '../../../words/generated/landing-blocks'
import { BetterPrice } from '../../prices-and-stock/better-price'

export interface DiscountStepProps {
  /** The discount and the quantity from which it applies. */
  step: Step
}

/** A discount by quantity for visitors, who see no prices: "−8% 50+". */
export function DiscountStep({ step: { min_quantity, percent } }: DiscountStepProps) {
  const t = useWords(landingBlocksWords)
  return (
    <span className="num inline-flex items-baseline gap-1.5 text-xs whitespace-nowrap">
      <BetterPrice>{t('step.percent', { percent })}</BetterPrice>
      <span className="text-ink-muted">{t('step.from', { quantity: min_quantity })}</span>
    </span>
  )
}
