export { LegalContent } from './LegalContent'
export { LegalScreen, type LegalScreenProps } from './LegalScreen'
