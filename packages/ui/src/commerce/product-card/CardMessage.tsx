import { cva } from 'class-variance-authority'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { CheckIcon, WarningIcon } from '../../components/icon'
import { problemDetail, useProblemText, type Problem } from '../problem-text'
import type { CardState } from './view'

const styles = cva('flex items-start gap-1.5 font-medium', {
  variants: { tone: { positive: 'text-positive', critical: 'text-critical' } },
})

/** Props of {@link CardMessage}. */
export interface CardMessageProps {
  state: CardState
  /** Why the purchase failed; `null` unless it did. */
  problem: Problem | null
}

/** What became of the last purchase, in one line. Nothing while there is nothing to say. */
export function CardMessage({ state, problem }: CardMessageProps) {
  const t = useWords(catalogWords)
  const problemText = useProblemText()
  if (state === 'added') {
    return (
      <span className={styles({ tone: 'positive' })}>
        <CheckIcon size="sm" />
        {t('itemAdded')}
      </span>
    )
  }
  if (state === 'out_of_stock' || state === 'failed') {
    const failure = problem ? problemText(problem) : t('addFailed')
    const detail = problem && problemDetail(problem)
    return (
      <span className={styles({ tone: 'critical' })}>
        <WarningIcon size="sm" />
        <span className="min-w-0 wrap-anywhere">
          {state === 'out_of_stock' ? t('outOfStock') : failure}
          {detail !== null && <span className="block font-regular text-ink-muted">{detail}</span>}
        </span>
      </span>
    )
  }
  return null
}
