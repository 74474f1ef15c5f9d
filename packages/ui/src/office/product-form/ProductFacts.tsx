import type { ProductLevelField, ProductFormView, VariantPart } from '@skafferi/domain/office/views'
import { DescriptionList } from '../../components/content/description-list'
import { useWords } from '../../words'
import { officeProductWords } from '../../words/generated/office-product'
import { Section } from '../page-header'
import { partsOfField, useProductLabels } from './use-product-labels'

/** Fields that are displayed in other parts of the page. */
const DISPLAYED_BY_PAGE: readonly (ProductLevelField | VariantPart)[] = ['title', 'images', 'option']

export interface ProductFactsProps {
  form: ProductFormView
}

/** The read-only fields of a product, with the reason why they cannot be edited. */
export function ProductFacts({ form: { draft, fields, options, variants } }: ProductFactsProps) {
  const t = useWords(officeProductWords)
  const { kindLabel, valueText, variantName } = useProductLabels()
  const items = (variantId: string | null) =>
    fields.flatMap((field) => {
      const { kind, id } = partsOfField(field)
      const value = draft[field] ?? ''
      return id !== variantId || DISPLAYED_BY_PAGE.includes(kind) || value === ''
        ? []
        : [
            {
              term: kindLabel(kind, options),
              description: <span className="whitespace-pre-line">{valueText(kind, value)}</span>,
            },
          ]
    })
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-muted">{t('readOnly')}</p>
      <Section title={t('words')}>
        <DescriptionList variant="aligned" items={items(null)} />
      </Section>
      {variants.map((variant) => (
        <Section key={variant.id} title={variantName(variant)} aside={variant.sku}>
          <DescriptionList variant="aligned" items={items(variant.id)} />
        </Section>
      ))}
    </div>
  )
}
