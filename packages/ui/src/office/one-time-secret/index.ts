export { OneTimeSecret, type OneTimeSecretProps } from './OneTimeSecret'
