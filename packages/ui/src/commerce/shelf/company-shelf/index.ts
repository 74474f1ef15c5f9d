export { CompanyShelf, type CompanyShelfProps } from './CompanyShelf'
