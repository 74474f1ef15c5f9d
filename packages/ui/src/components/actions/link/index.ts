export { Link, type LinkProps } from './Link'
export { NewTabLink, type NewTabLinkProps } from './NewTabLink'
export { LinkProvider, useLinkElement, type LinkElementProps, type LinkProviderProps } from './LinkContext'
