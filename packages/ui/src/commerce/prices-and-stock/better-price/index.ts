export { BetterPrice, type BetterPriceProps } from './BetterPrice'
