export { OutOfStockHelp } from './OutOfStockHelp'
