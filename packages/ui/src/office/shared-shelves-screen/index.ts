export { SharedShelvesScreen, type SharedShelvesScreenProps } from './SharedShelvesScreen'
