import type { DiscountStep as Step } from '@skafferi/domain/shop/content/views'
import { useWords } from '../../../words'
import { landingBlocksWords } from '../../../words/generated/landing-blocks'

export interface DiscountStepProps {
  /** The discount and the quantity from which it applies. */
  step: Step
}

/** A discount by quantity for visitors, who see no prices: "−8% 50+". It looks like a PriceStep, without loading it. */
export function DiscountStep({ step: { min_quantity, percent } }: DiscountStepProps) {
  const t = useWords(landingBlocksWords)
  return (
    <span className="num inline-flex items-baseline gap-x-1 rounded-xs bg-well px-1 text-xs whitespace-nowrap">
      <b>{t('step.percent', { percent })}</b>
      <span>{t('step.from', { quantity: min_quantity })}</span>
    </span>
  )
}
