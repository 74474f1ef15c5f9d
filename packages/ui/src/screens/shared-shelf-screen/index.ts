export { SharedShelfScreen, type SharedShelfScreenProps } from './SharedShelfScreen'
