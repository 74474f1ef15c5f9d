export { PageNews, type PageNewsProps } from './PageNews'
export { PageProblem, type PageProblemProps } from './PageProblem'
