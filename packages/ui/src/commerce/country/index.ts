export { useCountryName } from './country'
