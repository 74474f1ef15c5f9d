import { Button } from '../../components/actions/button'
import { Drawer } from '../../components/overlays/drawer'
import { clearedFilter, FilterPanel, type FilterPanelProps } from '../../commerce/catalogue/filter-panel'
import { useWords } from '../../words'
import { listingWords } from '../../words/generated/listing'

export interface FilterSheetProps extends FilterPanelProps {
  open: boolean
  /** Number of products with the current filters. */
  count: number
  onClose: () => void
}

/**
 * The filters in a sheet, for windows too narrow to show them beside the products. Changes apply immediately.
 */
export function FilterSheet({ open, count, onClose, ...panel }: FilterSheetProps) {
  const t = useWords(listingWords)
  const { filter, onFilterChange } = panel
  return (
    <Drawer
      open={open}
      side="end"
      title={t('filters')}
      footer={
        <>
          <Button variant="secondary" onPress={() => onFilterChange({ filter: clearedFilter(filter) })}>
            {t('clearAll')}
          </Button>
          <Button onPress={onClose}>{t('showProducts', { count })}</Button>
        </>
      }
      onClose={() => onClose()}
    >
      <FilterPanel {...panel} />
    </Drawer>
  )
}
