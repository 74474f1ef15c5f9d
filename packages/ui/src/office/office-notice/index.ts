export {
  OfficeError,
  OfficeLoading,
  OfficeNotFound,
  OfficeAccessDenied,
  type OfficeNotFoundProps,
} from './OfficeNotice'
export { useRoleName } from './use-role-name'
