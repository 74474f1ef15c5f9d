export { ContentScreen, type ContentScreenProps } from './ContentScreen'
