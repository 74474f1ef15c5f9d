export { DonePage } from './DonePage'
