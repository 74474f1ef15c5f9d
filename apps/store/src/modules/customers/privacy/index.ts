export { createPrivacyOperator } from './privacy.operator'
