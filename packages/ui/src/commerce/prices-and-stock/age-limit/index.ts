export { AgeLimit, type AgeLimitProps } from './AgeLimit'
