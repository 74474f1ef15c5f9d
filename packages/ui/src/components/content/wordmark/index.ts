export { BrandSymbol, type BrandBackground, type BrandSymbolProps } from './BrandSymbol'
export { Wordmark, type WordmarkProps } from './Wordmark'
