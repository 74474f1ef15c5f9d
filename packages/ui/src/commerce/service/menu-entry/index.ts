export { MenuEntry, type MenuEntryProps } from './MenuEntry'
export { useServiceLinks, type ServiceLink } from './use-service-links'
export { PostalAddress } from './PostalAddress'
export { ServiceEntries } from './ServiceEntries'
