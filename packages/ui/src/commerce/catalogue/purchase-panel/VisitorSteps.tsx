import type { ProductView, QuantityStepView } from '@skafferi/domain/shop/product/views'
import { LinkButton } from '../../../components/actions/button'
import { CheckIcon, LockIcon } from '../../../components/content/icon'
import { useBrand } from '../../../components/content/brand'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'
import { visitorStepsWords } from '../../../words/generated/visitor-steps'
import { useTierRange } from '../../prices-and-stock/tier-table'
import { useShopPaths } from '../../service/shop-paths'

export interface VisitorStepsProps {
  product: Pick<ProductView, 'id' | 'steps' | 'stepsText' | 'unit'>
  /** The payment terms of new customers in days; omit to leave them out. */
  paymentDays?: number
  /** The seller asks other questions than the specified form, so its steps and its licence are not named. */
  hasOwnForm?: boolean
}

/**
 * For visitors, instead of prices: the tiers without prices, reasons to get an account, and two links.
 */
export function VisitorSteps({
  product: { id, steps, stepsText, unit },
  paymentDays,
  hasOwnForm = false,
}: VisitorStepsProps) {
  const t = useWords(visitorStepsWords)
  const tProduct = useWords(productWords)
  const paths = useShopPaths()
  const { approval } = useBrand()
  const reasons = hasOwnForm ? [] : [t('steps.reason1')]
  if (approval !== null) reasons.push(approval)
  if (paymentDays) reasons.push(t('steps.reason3', { days: paymentDays }))
  return (
    <section aria-label={tProduct('tiers')} className="overflow-hidden rounded-lg border border-line-strong bg-surface">
      {steps.length > 1 && (
        <ul role="list" className="num flex flex-wrap border-b-2 border-shelf *:-ms-px *:border-s *:border-line-strong">
          {steps.map((step, index) => (
            <li key={step.from} className="grid flex-1 basis-22 content-start px-3.5 py-2.5 max-md:px-2.5">
              <Step
                step={step}
                unit={unit}
                rank={index === 0 ? 'first' : index === steps.length - 1 ? 'lowest' : 'lower'}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-3.5 p-5">
        <div>
          <h2 className="text-lg">{t('steps.title', { count: steps.length })}</h2>
          {stepsText !== '' && <p className="num text-ink-muted">{t('steps.falls', { quantities: stepsText })}</p>}
        </div>
        {reasons.length > 0 && (
          <ul role="list" className="grid gap-1.5">
            {reasons.map((reason) => (
              <li key={reason} className="flex items-start gap-2">
                <CheckIcon />
                {reason}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2 *:grow">
          {paths.signUp !== undefined && (
            <LinkButton href={paths.signUp} size="lg">
              {t('apply')}
            </LinkButton>
          )}
          <LinkButton href={paths.signIn(paths.product(id))} variant="secondary" size="lg">
            {t('signInToSeePrices')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

interface StepProps {
  step: QuantityStepView
  unit: string | null
  rank: 'first' | 'lower' | 'lowest'
}

function Step({ step, unit, rank }: StepProps) {
  const t = useWords(visitorStepsWords)
  const range = useTierRange(unit)
  return (
    <>
      <span className="text-xs text-ink-muted">{range(step)}</span>
      <span className="flex items-center gap-1 font-medium text-ink-muted">
        <LockIcon size="sm" />
        {t('steps.hidden')}
      </span>
      <span className="text-xs text-ink-muted">{t(`steps.${rank}`)}</span>
    </>
  )
}
