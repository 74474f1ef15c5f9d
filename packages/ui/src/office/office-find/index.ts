export { OfficeFind, type OfficeFindProps } from './OfficeFind'
