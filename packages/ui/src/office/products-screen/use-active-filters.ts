import type { ProductChoices, ProductFilters } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officeProductsWords } from '../../words/generated/office-products'
import { stateOfStatus } from './filter-options'

/** A filter that restricts the list. */
export interface ActiveFilter {
  name: Exclude<keyof ProductFilters, 'sort'>
  label: string
}

/** The filters that restrict the list, in the order of the bar. */
export function useActiveFilters(filters: ProductFilters, { categories }: ProductChoices): readonly ActiveFilter[] {
  const t = useWords(officeProductsWords)
  const officeText = useWords(officeCatalogueWords)
  const { text, category, brand, status, stock, missing, createdBy, changedBy } = filters
  const all: readonly ActiveFilter[] = [
    { name: 'text', label: text && t('text', { text }) },
    { name: 'category', label: category && (categories.find(({ id }) => id === category)?.name ?? t('category')) },
    { name: 'brand', label: brand },
    { name: 'status', label: status && officeText(`product.${stateOfStatus[status]}`) },
    { name: 'stock', label: stock && t(`stock.${stock}`) },
    { name: 'missing', label: missing && t(`missing.${missing}`) },
    { name: 'createdBy', label: createdBy && t('createdByImport') },
    { name: 'changedBy', label: changedBy && t('changedByOne') },
  ]
  return all.filter(({ label }) => label !== '')
}
