export { LinePieces, type LinePiecesProps } from './LinePieces'
