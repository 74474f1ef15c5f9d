export { ValuesTabs, type AddressFragment, type ValuesTabsProps } from './ValuesTabs'
