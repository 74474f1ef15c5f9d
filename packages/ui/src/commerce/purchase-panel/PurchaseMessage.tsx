import { cva } from 'class-variance-authority'
import type { ProductView, PurchaseState } from '@skafferi/domain/product/views'
import { CheckIcon, WarningIcon } from '../../components/icon'
import { useSteady } from '../../internal/use-steady'
import { useWords } from '../../words'
import { productWords } from '../../words/generated/product'
import { useProblemDetail, useProblemText } from '../problem-text'
import { useBulkMinimumText } from './use-bulk-minimum-text'

const styles = cva('flex items-start gap-1.5 text-sm font-medium not-empty:pb-2.5', {
  variants: { tone: { positive: 'text-positive', critical: 'text-critical' } },
})

export interface PurchaseMessageProps {
  purchase: Pick<ProductView, 'mode' | 'minimum' | 'bulkMinimum'>
  state: PurchaseState
}

/** What became of the purchase: refused, failed, or in the cart. Read out as it appears. */
export function PurchaseMessage({ purchase, state }: PurchaseMessageProps) {
  const t = useWords(productWords)
  const problemText = useProblemText()
  const detailText = useProblemDetail()
  const bulkText = useBulkMinimumText(purchase)
  const { status, problem, refusal } = state

  function refusalText(): string | null {
    switch (refusal) {
      case 'select_all_options':
        return t('selectAllOptions')
      case 'invalid_quantity':
        return t('invalidQuantity')
      case 'below_bulk_minimum':
        return bulkText
      case null:
        return problem && problemText(problem)
    }
  }

  const [failure, detail, isAdded] = useSteady(
    refusalText(),
    refusal === null && problem ? detailText(problem) : null,
    status === 'added',
  )
  return (
    <>
      <div role="alert" className={styles({ tone: 'critical' })}>
        {failure !== null && (
          <>
            <span className="pt-0.5">
              <WarningIcon size="sm" />
            </span>
            <span className="min-w-0 wrap-anywhere">
              {failure}
              {detail !== null && <span className="block font-regular text-ink-muted">{detail}</span>}
            </span>
          </>
        )}
      </div>
      <div role="status" className={styles({ tone: 'positive' })}>
        {isAdded && (
          <>
            <span className="pt-0.5">
              <CheckIcon size="sm" />
            </span>
            {t('itemAdded')}
          </>
        )}
      </div>
    </>
  )
}
