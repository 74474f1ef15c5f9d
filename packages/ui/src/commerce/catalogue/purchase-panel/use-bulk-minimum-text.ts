import type { ProductView } from '@skafferi/domain/shop/product/views'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'

/** Text of the bulk minimum: in pieces, and also in packs if the chosen pack contains several pieces. */
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
