export { shellRoutes } from './routes'
