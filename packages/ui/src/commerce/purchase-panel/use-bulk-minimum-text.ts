import type { ProductView } from '@skafferi/domain/product/views'
import { useWords } from '../../words'
import { productWords } from '../../words/generated/product'

/** The bulk minimum in words: in pieces of the product and, where the chosen pack holds several, in packs. */
export function useBulkMinimumText({
  mode,
  minimum,
  bulkMinimum,
}: Pick<ProductView, 'mode' | 'minimum' | 'bulkMinimum'>): string {
  const t = useWords(productWords)
  return mode === 'bulk' && minimum !== bulkMinimum
    ? t('belowBulkMinimumPacks', { minimum: bulkMinimum, packs: minimum })
    : t('belowBulkMinimum', { minimum: bulkMinimum })
}
