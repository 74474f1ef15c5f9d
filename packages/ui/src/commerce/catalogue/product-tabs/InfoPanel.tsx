import type { ProductView } from '@skafferi/domain/shop/product/views'
import { DescriptionList, type Description } from '../../../components/content/description-list'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { productWords } from '../../../words/generated/product'
import { MarketLimits } from './MarketLimits'

export interface InfoPanelProps {
  details: ProductView
}

/** Facts of a product; unknown ones are omitted. */
export function InfoPanel({ details }: InfoPanelProps) {
  const t = useWords(productWords)
  const { brand, category, sku, packText, weight, tags } = details
  const entries: (Description | null)[] = [
    { term: t('brand'), description: brand },
    { term: t('category'), description: category.name },
    sku === null ? null : { term: t('sku'), description: <span className="num">{sku}</span> },
    packText === null ? null : { term: t('pack'), description: packText },
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
  const t = useWords(productWords)
  const tCatalog = useWords(catalogWords)
  const limits = market?.limits ?? []
  return [
    strength === null ? null : { term: t('nicotine'), description: t('perPouch', { strength }) },
    flavour === null ? null : { term: t('flavour'), description: tCatalog('flavourName', { flavour }) },
    market?.allowedCountries ? { term: t('deliveredTo'), description: market.allowedCountries } : null,
    limits.length === 0 ? null : { term: t('notDeliveredTo'), description: <MarketLimits limits={limits} /> },
  ]
}
