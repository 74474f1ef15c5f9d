export { ValuesTabs, type ValuesTabsProps, type ValueTabView } from './ValuesTabs'
