export { CompanyTerms, type CompanyTermsProps } from './CompanyTerms'
export { CompanyScreen, type CompanyScreenProps } from './CompanyScreen'
