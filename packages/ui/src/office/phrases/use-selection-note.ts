import type { SelectedOrdersView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** Says what the selected orders come to. */
export function useSelectionNote(): (sums: SelectedOrdersView) => string {
  const t = useWords(officeWords)
  return ({ lines, pieces, totals }) => [t('order.counts', { lines, pieces }), ...totals].join(' · ')
}
