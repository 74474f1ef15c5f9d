import type { ProductView } from '@skafferi/domain/shop/product/views'
import { DescriptionList, type Description } from '../../../components/content/description-list'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'

export interface LabelFactsProps {
  label: ProductView['label']
}

/** Facts that food buyers must see before ordering; unknown ones are omitted. */
export function LabelFacts({ label }: LabelFactsProps) {
  const t = useWords(productWords)
  const { ingredients, allergens, mayContain, netContent, barcode } = label
  const entries: (Description | null)[] = [
    ingredients && { term: t('ingredients'), description: <Ingredients parts={ingredients} /> },
    allergens === null ? null : { term: t('allergens'), description: allergens || t('allergensNone') },
    mayContain === null ? null : { term: t('mayContain'), description: mayContain },
    netContent === null ? null : { term: t('netContent'), description: <span className="num">{netContent}</span> },
    barcode === null ? null : { term: t('barcode'), description: <span className="num">{barcode}</span> },
  ]
  const items = entries.filter((entry) => entry !== null)
  return (
    items.length > 0 && (
      <div className="mt-4 max-w-[52ch] border-t border-line pt-4">
        <DescriptionList variant="aligned" items={items} />
      </div>
    )
  )
}

/** Allergens are bold within the list (Regulation (EU) 1169/2011, article 21). */
function Ingredients({ parts }: { parts: NonNullable<ProductView['label']['ingredients']> }) {
  return parts.map(({ text, allergen }, index) => (allergen ? <strong key={index}>{text}</strong> : text))
}
