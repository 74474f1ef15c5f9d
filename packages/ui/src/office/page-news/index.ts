export { PageProblem, pageNewsStyles, type PageProblemProps } from './PageProblem'
