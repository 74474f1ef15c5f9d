export { StockLabel, type StockLabelProps, type StockView } from './StockLabel'
