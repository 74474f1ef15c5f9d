export { ValuesTabs, type ValuesTabsProps } from './ValuesTabs'
