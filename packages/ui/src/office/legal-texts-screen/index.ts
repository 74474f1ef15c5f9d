export { LegalTextsScreen, type LegalTextsScreenProps } from './LegalTextsScreen'
