export { OldFigures, type OldFiguresProps } from './OldFigures'
