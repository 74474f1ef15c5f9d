export { PreviewLink, type PreviewLinkProps } from './PreviewLink'
