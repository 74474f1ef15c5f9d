import type { MarketLimitView } from '@skafferi/domain/shop/product/views'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'

export interface MarketLimitsProps {
  /** At least one. */
  limits: readonly MarketLimitView[]
}

/** Laws that restrict a product by country: what each requires, its dates, and its source. */
export function MarketLimits({ limits }: MarketLimitsProps) {
  return (
    <ul role="list" className="m-0 grid list-none gap-2 p-0">
      {limits.map((limit) => (
        <li key={[limit.country, limit.reason, limit.since].join()}>
          <Limit limit={limit} />
        </li>
      ))}
    </ul>
  )
}

function Limit({
  limit: { country, reason, maxStrength, since, isUpcoming, until, source },
}: {
  limit: MarketLimitView
}) {
  const t = useWords(productWords)
  const parts = [
    since && t(isUpcoming ? 'limitFrom' : 'limitSince', { date: since }),
    until && t('limitUntil', { date: until }),
    source && t('limitSource', { source }),
  ].filter((part) => part !== null)
  return (
    <>
      {t('limitIn', { country })} {t('law', { reason, most: maxStrength ?? '' })}
      {parts.length > 0 && <span className="num block text-xs text-ink-muted">{parts.join(' · ')}</span>}
    </>
  )
}
