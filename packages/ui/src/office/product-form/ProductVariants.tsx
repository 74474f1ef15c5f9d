import type { ProductField, ProductFormView } from '@skafferi/domain/office/views'
import type { ReactNode } from 'react'
import { Button } from '../../components/actions/button'
import { FormPart, FormSection } from '../../components/forms/form-page'
import { PlusIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeProductWords } from '../../words/generated/office-product'
import { useFocusAfterRemoval } from '../use-focus-after-removal'
import { NicotineFields } from './NicotineFields'
import { partsOfField, useProductLabels } from './use-product-labels'

export interface ProductVariantsProps {
  form: ProductFormView
  /** True if the product needs the fields of nicotine. */
  usesNicotine: boolean
  /** Renders a field. */
  input: (field: ProductField) => ReactNode
  onAdd: () => void
  /** The user removes an unsaved variant. */
  onRemove: (event: { id: string }) => void
}

/** A section for each variant; the unsaved ones come last. */
export function ProductVariants({
  form: { fields, variants },
  usesNicotine,
  input,
  onAdd,
  onRemove,
}: ProductVariantsProps) {
  const t = useWords(officeProductWords)
  const { variantName } = useProductLabels()
  const { container, focusAfterRemoval } = useFocusAfterRemoval<HTMLDivElement>(
    variants.length,
    '[data-drop] button',
    '[data-add] button',
  )
  const fieldsOf = (id: string) =>
    fields.filter((field) => partsOfField(field).id === id && partsOfField(field).kind !== 'strength')
  const isOnly = variants.length === 1
  function remove(id: string) {
    focusAfterRemoval(variants.filter(({ isNew }) => isNew).findIndex((variant) => variant.id === id))
    onRemove({ id })
  }

  return (
    <div ref={container} className="[&>section:first-child]:border-t">
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
            {sku !== null && fieldsOf(id).map(input)}
            {sku !== null && fields.includes(`strength.${id}`) && (
              <NicotineFields isUsed={usesNicotine}>{input(`strength.${id}`)}</NicotineFields>
            )}
            {isNew && !isOnly && (
              <FormPart width="full">
                <span data-drop>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('variantDropOf', { name })}
                    onPress={() => remove(id)}
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
