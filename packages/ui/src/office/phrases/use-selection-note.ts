import type { SelectedOrdersView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** The text with the sums of the selected orders. */
export function useSelectionNote(): (sums: SelectedOrdersView) => string {
  const t = useWords(officeWords)
  return ({ lines, pieces, totals }) => [t('order.counts', { lines, pieces }), ...totals].join(' · ')
}
