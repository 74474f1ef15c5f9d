import type { BulkReportRowView, BulkUploadFault } from '@skafferi/domain/shop/cart/views'
import { useWords } from '../../../words'
import { bulkUploadWords } from '../../../words/generated/bulk-upload'
import { useRefusalText } from '../../service/problem-text'

/** Reasons with a text of their own. Others are described as refusals, e.g. how many pieces are left. */
const reasonsWithText = [
  'no_sku',
  'sku_too_long',
  'unknown_sku',
  'unknown_item',
  'product_unavailable',
  'cart_full',
  'duplicate_row',
  'superseded',
  'left_out',
] as const

/** Describes why a row is skipped. */
export function useSkipReason(): (row: Pick<BulkReportRowView, 'reason' | 'detail' | 'params'>) => string {
  const t = useWords(bulkUploadWords)
  const refusalText = useRefusalText()
  return ({ reason, detail, params }) => {
    if (reason === 'not_a_number') {
      return detail === null ? t('reason.no_quantity') : t('reason.not_a_number', { detail })
    }
    if (reason === 'ambiguous' || reason === 'below_one' || reason === 'above_most') {
      return t(`reason.${reason}`, { detail: detail ?? '' })
    }
    const found = reasonsWithText.find((code) => code === reason)
    if (found !== undefined) return t(`reason.${found}`)
    return (reason === null ? detail : refusalText({ code: reason, message: detail, params })) ?? t('reason.other')
  }
}

/** Describes why the whole input is refused. */
export function useFaultText(): (fault: BulkUploadFault) => string {
  const t = useWords(bulkUploadWords)
  return (fault) => {
    switch (fault.code) {
      case 'count_mismatch':
        return t('fault.count_mismatch', { expected: String(fault.expected) })
      case 'too_many_rows':
        return t('fault.too_many_rows', { most: fault.maximum, given: fault.given })
      case 'empty':
        return t('fault.empty')
      case 'no_quantity':
        return t('fault.no_quantity', { rows: fault.rows })
    }
  }
}
