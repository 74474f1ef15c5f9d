export { CompanyScreen, type CompanyScreenProps } from './CompanyScreen'
