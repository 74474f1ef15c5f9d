export { PageProblem, pageMessageStyles, type PageProblemProps } from './PageProblem'
