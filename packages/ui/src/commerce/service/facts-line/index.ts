export { FactsLine, type FactsLineProps } from './FactsLine'
