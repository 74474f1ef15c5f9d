export { FilterPanel, type FilterPanelProps } from './FilterPanel'
export { clearedFilter, filterCount, toggled } from './filter'
export { useChosenFilter } from './use-chosen-filter'
