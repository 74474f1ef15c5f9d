export { QuickOrder, type QuickOrderProps } from './QuickOrder'
