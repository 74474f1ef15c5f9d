export { Link, type LinkProps } from './Link'
export { LinkProvider, useLinkElement, type LinkElementProps, type LinkProviderProps } from './LinkContext'
