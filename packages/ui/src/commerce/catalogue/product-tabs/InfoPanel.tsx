import type { ProductView, MarketLimitView } from '@skafferi/domain/shop/product/views'
import { DescriptionList, type Description } from '../../../components/content/description-list'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { productWords } from '../../../words/generated/product'
import { productInfoWords } from '../../../words/generated/product-info'

interface MarketLimitsProps {
  /** At least one. */
  limits: readonly MarketLimitView[]
}

/** Laws that restrict a product by country: what each requires, its dates, and its source. */
function MarketLimits({ limits }: MarketLimitsProps) {
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
  const t = useWords(productInfoWords)
  const tProduct = useWords(productWords)
  const parts = [
    since && t(isUpcoming ? 'limitFrom' : 'limitSince', { date: since }),
    until && t('limitUntil', { date: until }),
    source && t('limitSource', { source }),
  ].filter((part) => part !== null)
  return (
    <>
      {t('limitIn', { country })} {tProduct('law', { reason, most: maxStrength ?? '' })}
      {parts.length > 0 && <span className="num block text-xs text-ink-muted">{parts.join(' · ')}</span>}
    </>
  )
}

export interface InfoPanelProps {
  details: ProductView
}

/** Facts of a product; unknown ones are omitted. */
export function InfoPanel({ details }: InfoPanelProps) {
  const t = useWords(productInfoWords)
  const tProduct = useWords(productWords)
  const { brand, category, sku, packText, carton, weight, tags } = details
  const entries: (Description | null)[] = [
    brand === '' ? null : { term: t('brand'), description: brand },
    category && { term: t('category'), description: category.name },
    sku === null ? null : { term: t('sku'), description: <span className="num">{sku}</span> },
    packText === null ? null : { term: t('pack'), description: packText },
    carton === null
      ? null
      : { term: tProduct('carton'), description: <span className="num">{t('cartonPieces', { count: carton })}</span> },
    weight === null ? null : { term: t('weight'), description: <span className="num">{weight}</span> },
    ...useLegalEntries(details),
    tags.length === 0 ? null : { term: t('tags'), description: tags.join(', ') },
  ]
  return (
    <div className="max-w-form">
      <DescriptionList variant="aligned" items={entries.filter((entry) => entry !== null)} />
    </div>
  )
}

/** Nicotine, and where the product can be delivered. */
function useLegalEntries({ nicotine: { strength, flavour }, market }: ProductView): (Description | null)[] {
  const t = useWords(productInfoWords)
  const tCatalog = useWords(catalogWords)
  const limits = market?.limits ?? []
  return [
    strength === null ? null : { term: t('nicotine'), description: t('perPouch', { strength }) },
    flavour === null ? null : { term: t('flavour'), description: tCatalog('flavourName', { flavour }) },
    market?.allowedCountries ? { term: t('deliveredTo'), description: market.allowedCountries } : null,
    limits.length === 0 ? null : { term: t('notDeliveredTo'), description: <MarketLimits limits={limits} /> },
  ]
}
