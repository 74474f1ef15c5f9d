export { PapersScreen, type PapersScreenProps } from './PapersScreen'
