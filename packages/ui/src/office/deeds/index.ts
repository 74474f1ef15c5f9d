export { Deed } from './Deed'
export { useDeedEntries } from './use-deed-entries'
export { useDeedText } from './use-deed-text'
