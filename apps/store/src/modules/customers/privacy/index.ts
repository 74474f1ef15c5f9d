export { createPrivacyOperator } from './export-and-erase-customer'
