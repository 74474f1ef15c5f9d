import type { ProductField, ProductFormView } from '@skafferi/domain/office/views'
import type { ReactNode } from 'react'
import { Button } from '../../components/button'
import { FormPart, FormSection } from '../../components/form-page'
import { PlusIcon } from '../../components/icon'
import { useWords } from '../../words'
import { officeProductWords } from '../../words/generated/office-product'
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
  const isOnly = variants.length === 1
  return (
    <>
      {variants.map((variant) => {
        const { id, sku, isNew } = variant
        const name = isOnly && isNew ? t('variantOnly') : variantName(variant)
        return (
          <FormSection key={id} title={name} hint={isNew ? t('variantNewHint') : sku === null ? t('variantNone') : t('variantHint', { sku })}>
            {sku !== null && fields.filter((field) => partsOfField(field).id === id).map(input)}
            {isNew && !isOnly && (
              <FormPart width="full">
                <Button size="sm" variant="secondary" aria-label={t('variantDropOf', { name })} onPress={() => onDrop({ id })}>
                  {t('variantDrop')}
                </Button>
              </FormPart>
            )}
          </FormSection>
        )
      })}
      <div className="grid gap-4 border-t border-line-strong py-5 md:ps-[12rem]">
        {fields.includes('option') && <div className="grid min-w-0 grid-cols-6 gap-x-4">{input('option')}</div>}
        <span>
          <Button variant="secondary" onPress={onAdd}>
            <PlusIcon size="sm" />
            {t('variantAdd')}
          </Button>
        </span>
      </div>
    </>
  )
}
