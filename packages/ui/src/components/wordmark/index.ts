export { BrandSymbol, type BrandGround, type BrandSymbolProps } from './BrandSymbol'
export { Wordmark, type WordmarkProps } from './Wordmark'
