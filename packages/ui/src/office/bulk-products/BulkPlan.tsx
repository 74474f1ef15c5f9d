import type { BulkChangeView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeBulkWords } from '../../words/generated/office-bulk'

interface BulkPlanProps {
  change: BulkChangeView
}

/** True for changes that buyers see at once. */
const isExplained = (kind: BulkChangeView['kind']): kind is 'publish' | 'archive' | 'restore' | 'flash_sale' =>
  kind === 'publish' || kind === 'archive' || kind === 'restore' || kind === 'flash_sale'

/** What a planned change will do: counts, the first prices and the products that cannot be changed. */
export function BulkPlan({ change }: BulkPlanProps) {
  const t = useWords(officeBulkWords)
  const { kind, count, unchanged, refused, refusedCount, examples } = change
  return (
    <div className="grid gap-3 text-sm">
      <p role="status">
        {count === 0 ? t('plan.none') : t('plan.count', { count })}{' '}
        {unchanged > 0 && t('plan.unchanged', { count: unchanged })}{' '}
        {count > 0 && isExplained(kind) && t(`plan.${kind}`)}
      </p>
      {kind === 'price' && <p className="text-xs text-ink-muted">{t('rounding')}</p>}
      {examples.length > 0 && <ChangedPrices change={change} />}
      {refusedCount > 0 && (
        <div>
          <p className="font-medium">{t('plan.refused', { count: refusedCount })}</p>
          <ul>
            {refused.map(({ id, title, reason }) => (
              <li key={id}>{t('named', { title, why: t(`refused.${reason}`) })}</li>
            ))}
            {refusedCount > refused.length && <li>{t('more', { count: refusedCount - refused.length })}</li>}
          </ul>
        </div>
      )}
    </div>
  )
}

const cellStyles = 'border-b border-line py-1.5 pe-3 text-start font-regular'

function ChangedPrices({ change: { examples } }: BulkPlanProps) {
  const t = useWords(officeBulkWords)
  return (
    <table className="num w-full border-separate border-spacing-0 text-xs">
      <caption className="pb-1 text-start text-xs text-ink-muted">{t('examples')}</caption>
      <thead className="text-2xs text-ink-muted">
        <tr>
          <th scope="col" className={cellStyles}>
            {t('example.product')}
          </th>
          <th scope="col" className={cellStyles}>
            {t('example.before')}
          </th>
          <th scope="col" className={cellStyles}>
            {t('example.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ title, sku, from, before, after }, index) => (
          // Prices of a variant differ by quantity only, and a variant may have no SKU.
          <tr key={index}>
            <th scope="row" className={cellStyles}>
              {title}{' '}
              <span className="text-2xs text-ink-muted">
                {[sku, from === null ? null : t('example.from', { from })].filter(Boolean).join(' · ')}
              </span>
            </th>
            <td className={cellStyles}>{before}</td>
            <td className={`${cellStyles} font-medium`}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
