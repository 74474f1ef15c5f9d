import { cva } from 'class-variance-authority'
import type { DeliveryStepView, DeliveryStepsView } from '@skafferi/domain/shop/cart/views'
import { useWords } from '../../../words'
import { deliveryStepsWords } from '../../../words/generated/delivery-steps'

const cellStyles = cva('min-w-0 flex-1 basis-40 border-b-3 px-3.5 py-2.5', {
  variants: { applies: { true: 'border-shelf', false: 'border-transparent' } },
})

/** Delivery below and from the value of goods with free delivery; the one that applies to the cart is underlined. */
export function DeliverySteps({ below, from, reached, missing, threshold }: DeliveryStepsView) {
  const t = useWords(deliveryStepsWords)
  const priceOf = ({ price }: DeliveryStepView) => price ?? t('free')
  const belowText = t('below', { threshold, price: priceOf(below) })
  const fromText = t('from', { threshold, price: priceOf(from) })
  return (
    <div className="num overflow-hidden rounded-md border border-line-strong bg-surface text-xs">
      <ul role="list" className="flex flex-wrap">
        <Step step={below} title={belowText} applies={!reached} />
        <Step step={from} title={fromText} applies={reached} />
      </ul>
      <p className="border-t border-line px-3.5 py-2">
        {reached ? t('reached', { threshold }) : t('missing', { missing, threshold })}
      </p>
    </div>
  )
}

interface StepProps {
  step: DeliveryStepView
  title: string
  /** True if it applies to the cart. */
  applies: boolean
}

function Step({ step: { name, dates, days }, title, applies }: StepProps) {
  const t = useWords(deliveryStepsWords)
  const time = dates ?? (days === null ? t('week') : t('days', days))
  return (
    <li aria-current={applies || undefined} className={cellStyles({ applies })}>
      <b className="block text-sm">{title}</b>
      <span className="text-ink-muted">{t('option', { name, time })}</span>
    </li>
  )
}
