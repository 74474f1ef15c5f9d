export { useCountryName, type CountryCode } from './country'
