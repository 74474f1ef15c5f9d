export { Facings, type FacingsProps } from './Facings'
