export { OutdatedLegalTexts, type OutdatedLegalTextsProps } from './OutdatedLegalTexts'
