export { BrandSymbol, type BrandSymbolProps } from './BrandSymbol'
export { Wordmark, type BrandBackground, type WordmarkProps } from './Wordmark'
