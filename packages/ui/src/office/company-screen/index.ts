export { ApprovedTerms, type ApprovedTermsProps } from './ApprovedTerms'
export { CompanyScreen, type CompanyScreenProps } from './CompanyScreen'
