export { ApiKeysSection, type ApiKeysSectionProps } from './ApiKeysSection'
