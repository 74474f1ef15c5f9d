export { FilterChips, type FilterChipsProps, type FilterChipView } from './FilterChips'
