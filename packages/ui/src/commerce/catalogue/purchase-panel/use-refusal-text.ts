import type { ProductView, PurchaseState } from '@skafferi/domain/shop/product/views'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'

/**
 * Returns the text of a refusal. That of the bulk minimum is in pieces, and also in packs if the chosen pack contains
 * several pieces.
 */
export function useRefusalText({
  mode,
  minimum,
  bulkMinimum,
  stock,
  inCart,
}: Pick<ProductView, 'mode' | 'minimum' | 'bulkMinimum' | 'stock' | 'inCart'>) {
  const t = useWords(productWords)
  return (refusal: NonNullable<PurchaseState['refusal']>): string => {
    switch (refusal) {
      case 'select_all_options':
        return t('selectAllOptions')
      case 'invalid_quantity':
        return t('invalidQuantity')
      case 'below_bulk_minimum':
        return mode === 'bulk' && minimum !== bulkMinimum
          ? t('belowBulkMinimumPacks', { minimum: bulkMinimum, packs: minimum })
          : t('belowBulkMinimum', { minimum: bulkMinimum })
      case 'above_stock':
        return t('aboveStock', { left: stock.text, inCart })
    }
  }
}
