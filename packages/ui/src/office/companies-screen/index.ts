export { CompaniesScreen, type CompaniesScreenProps } from './CompaniesScreen'
export { CompanyState } from './CompanyState'
