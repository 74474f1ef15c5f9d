export { TermList, type TermListProps } from './TermList'
