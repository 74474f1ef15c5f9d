export { VatIdCard, type VatIdCardProps } from './VatIdCard'
