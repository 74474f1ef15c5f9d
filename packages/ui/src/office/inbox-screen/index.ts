export { CasesScreen, type CasesScreenProps } from './CasesScreen'
export { ReviewsScreen, type ReviewsScreenProps } from './ReviewsScreen'
export { UnsentMailScreen, type UnsentMailScreenProps } from './UnsentMailScreen'
