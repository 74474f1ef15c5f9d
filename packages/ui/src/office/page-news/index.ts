export { PageMessage, type PageMessageProps } from './PageMessage'
export { PageProblem, type PageProblemProps } from './PageProblem'
