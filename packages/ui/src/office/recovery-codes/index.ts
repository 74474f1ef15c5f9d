export { RecoveryCodeList, type RecoveryCodeListProps } from './RecoveryCodeList'
export { RecoveryCodesScreen, type RecoveryCodesScreenProps } from './RecoveryCodesScreen'
