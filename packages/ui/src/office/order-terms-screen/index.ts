export { OrderTermsScreen, type OrderTermsScreenProps } from './OrderTermsScreen'
