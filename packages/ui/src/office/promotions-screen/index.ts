export { PromotionsScreen, type OpenCode, type PromotionsScreenProps } from './PromotionsScreen'
