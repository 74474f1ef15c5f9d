export { Header, type HeaderProps } from './Header'
export { VisitorHeader, type VisitorHeaderProps } from './VisitorHeader'
