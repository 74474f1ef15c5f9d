import type { ProductField, ProductFormView } from '@skafferi/domain/office/views'
import type { ReactNode } from 'react'
import { Button } from '../../components/button'
import { FormPart, FormSection } from '../../components/form-page'
import { PlusIcon } from '../../components/icon'
import { useWords } from '../../words'
import { officeProductWords } from '../../words/generated/office-product'
import { usePlaceAfterRemoval } from './use-place-after-removal'
import { partsOfField, useProductLabels } from './use-product-labels'

export interface ProductVariantsProps {
  form: ProductFormView
  /** A field in its place of the form. */
  input: (field: ProductField) => ReactNode
  onAdd: () => void
  /** One that is not saved is to be left out. */
  onDrop: (event: { id: string }) => void
}

/** What is sold of a product, one after another, those that are not saved yet behind the others. */
export function ProductVariants({ form: { fields, variants }, input, onAdd, onDrop }: ProductVariantsProps) {
  const t = useWords(officeProductWords)
  const { variantName } = useProductLabels()
  const { around, goes } = usePlaceAfterRemoval<HTMLDivElement>(
    variants.length,
    '[data-drop] button',
    '[data-add] button',
  )
  const isOnly = variants.length === 1
  function drop(id: string) {
    goes(variants.filter(({ isNew }) => isNew).findIndex((variant) => variant.id === id))
    onDrop({ id })
  }

  return (
    <div ref={around} className="[&>section:first-child]:border-t">
      {fields.includes('option') && (
        <FormSection title={t('variants')} hint={t('variantsHint')}>
          {input('option')}
        </FormSection>
      )}
      {variants.map((variant) => {
        const { id, sku, isNew } = variant
        const name = isOnly && isNew ? t('variantOnly') : variantName(variant)
        return (
          <FormSection
            key={id}
            title={name}
            hint={isNew ? t('variantNewHint') : sku === null ? t('variantNone') : t('variantHint', { sku })}
          >
            {sku !== null && fields.filter((field) => partsOfField(field).id === id).map(input)}
            {isNew && !isOnly && (
              <FormPart width="full">
                <span data-drop>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('variantDropOf', { name })}
                    onPress={() => drop(id)}
                  >
                    {t('variantDrop')}
                  </Button>
                </span>
              </FormPart>
            )}
          </FormSection>
        )
      })}
      <div className="border-t border-line-strong py-5 md:ps-[12rem]">
        <span data-add>
          <Button variant="secondary" onPress={onAdd}>
            <PlusIcon size="sm" />
            {t('variantAdd')}
          </Button>
        </span>
      </div>
    </div>
  )
}
