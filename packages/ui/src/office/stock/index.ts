export { StockDialog, type StockDialogProps } from './StockDialog'
export { StockDone, type StockDoneProps } from './StockDone'
export { StockMovements, type StockMovementsProps } from './StockMovements'
