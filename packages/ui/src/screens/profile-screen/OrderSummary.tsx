import { BannerMessage } from '../../components/banner-message'
import { ErrorState } from '../../components/error-state'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { Stats } from '../../components/stat'
import type { Load } from '../../commerce/load'
import { useProblemText } from '../../commerce/problem-text'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import { Panel } from './Panel'
import type { OrderSummaryFigures } from './view'

/** Props of {@link OrderSummary}. */
export interface OrderSummaryProps {
  summary: Load<OrderSummaryFigures>
}

/** Points, total and ongoing orders; a note where an order waits for the customer. */
export function OrderSummary({ summary }: OrderSummaryProps) {
  const t = useWords(ordersWords)
  return (
    <section className="grid gap-3">
      <h2>{t('summary.title')}</h2>
      <Figures summary={summary} />
    </section>
  )
}

function Figures({ summary }: OrderSummaryProps) {
  const t = useWords(ordersWords)
  const problemText = useProblemText()
  if (summary.status === 'failed') {
    return (
      <Panel>
        <ErrorState title={problemText(summary.problem)} headingLevel={3} onRetry={() => summary.retry()} />
      </Panel>
    )
  }
  if (summary.status === 'loading') {
    return (
      <SkeletonGroup label={t('summary.loading')}>
        <Skeleton height="5.75rem" />
      </SkeletonGroup>
    )
  }
  const { points, total, ongoing, requiresAction } = summary.view
  return (
    <>
      <Stats
        stats={[
          { label: t('summary.points'), figure: points },
          { label: t('summary.total'), figure: total },
          { label: t('summary.ongoing'), figure: ongoing },
        ]}
      />
      {requiresAction > 0 && (
        <BannerMessage tone="caution">{t('summary.requiresAction', { count: requiresAction })}</BannerMessage>
      )}
    </>
  )
}
