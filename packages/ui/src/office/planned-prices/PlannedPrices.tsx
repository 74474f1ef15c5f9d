import { useState } from 'react'
import type { OfficeState, PlannedPricesView, PlannedPriceView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officePlannedPricesWords } from '../../words/generated/office-planned-prices'
import { ConfirmDialog } from '../offer-parts'
import { OfficeFailure, Section } from '../page-header'

export interface PlannedPricesProps {
  planned: OfficeState<PlannedPricesView>
  /** True if the user may remove them. */
  editable: boolean
  /** The ids of the prices that are being removed. */
  removing: readonly string[]
  /** The number of prices that were removed last; `null` before. */
  removed: number | null
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** The user removes prices. Resolves to true if it was done. */
  onRemove: (event: { ids: readonly string[] }) => Promise<boolean>
}

/** The prices of a product or an import that start later. Nothing if there are none and none was removed. */
export function PlannedPrices({ planned, editable, removing, removed, failure, onRemove }: PlannedPricesProps) {
  const t = useWords(officePlannedPricesWords)
  const [isAsking, setIsAsking] = useState(false)
  if (planned.status === 'loading')
    return (
      <SkeletonGroup label={t('planned.loading')}>
        <Skeleton height="4rem" />
      </SkeletonGroup>
    )
  if (planned.status === 'failed')
    return <OfficeFailure title={t('planned.failed')} request={planned.request} onRetry={planned.retry} />
  const { count, prices } = planned.view
  if (count === 0 && removed === null) return null
  const ids = prices.map(({ id }) => id)
  return (
    <Section title={t('planned')}>
      <div className="grid justify-items-start gap-2 text-sm">
        <p role="status">
          {removed !== null && `${t('planned.removed', { count: removed })} `}
          {count > 0 && t('planned.text', { count })}
          {count > prices.length && ` ${t('planned.first', { shown: prices.length, count })}`}
        </p>
        {failure !== null && !isAsking && (
          <p role="alert" className="font-medium text-critical">
            {failure}
          </p>
        )}
        {prices.length > 0 && (
          <ul className="w-full">
            {prices.map((price) => (
              <li
                key={price.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 wrap-anywhere"
              >
                <Price price={price} />
                {editable && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('planned.removeOf', { name: price.name, starts: price.starts })}
                    busy={removing.includes(price.id)}
                    busyLabel={t('planned.removing')}
                    disabled={removing.length > 0 && !removing.includes(price.id)}
                    onPress={() => void onRemove({ ids: [price.id] })}
                  >
                    {t('planned.remove')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {editable && prices.length > 1 && (
          <Button size="sm" variant="danger" disabled={removing.length > 0} onPress={() => setIsAsking(true)}>
            {t('planned.removeAll', { count: prices.length })}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          words={{
            title: t('planned.removeTitle', { count: prices.length }),
            text: t('planned.removeText'),
            confirm: t('planned.removeDo'),
            confirming: t('planned.removing'),
          }}
          busy={removing.length > 0}
          problem={failure}
          onConfirm={() => void onRemove({ ids }).then((isDone) => isDone && setIsAsking(false))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  )
}

function Price({ price: { name, href, sku, from, before, after, starts } }: { price: PlannedPriceView }) {
  const t = useWords(officePlannedPricesWords)
  const detail = [sku, from === null ? null : t('planned.from', { from })].filter(Boolean).join(' · ')
  return (
    <span className="me-auto min-w-0">
      {href === null ? <span className="font-medium">{name}</span> : <Link href={href}>{name}</Link>}{' '}
      <span className="num text-xs text-ink-muted">{detail}</span>
      <span className="num block text-xs">
        {before === null ? t('planned.new', { after, starts }) : t('planned.change', { before, after, starts })}
      </span>
    </span>
  )
}
