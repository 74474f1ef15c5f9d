export { OfficeBroken, OfficeLoading, OfficeMissing, OfficeRefused, type OfficeMissingProps } from './OfficeNotice'
export { useRoleName } from './use-role-name'
