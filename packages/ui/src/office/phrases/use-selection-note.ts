import type { SelectedOrdersView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeOrderWords } from '../../words/generated/office-order'

/** The text with the sums of the selected orders. */
export function useSelectionNote(): (sums: SelectedOrdersView) => string {
  const orderText = useWords(officeOrderWords)
  return ({ lines, pieces, totals }) => [orderText('order.counts', { lines, pieces }), ...totals].join(' · ')
}
