export { focusPage } from './focus-page'
export { PageHeading, type PageHeadingProps } from './PageHeading'
export { PageLayout, type PageLayoutProps } from './PageLayout'
export { PageWidth, type PageWidthName, type PageWidthProps } from './PageWidth'
