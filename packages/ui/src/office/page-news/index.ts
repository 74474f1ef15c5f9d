export { listMessageStyles, PageProblem, pageMessageStyles, type PageProblemProps } from './PageProblem'
