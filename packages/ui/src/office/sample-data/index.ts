export { SampleData, type SampleDataProps } from './SampleData'
