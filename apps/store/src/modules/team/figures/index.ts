export { figuresAdminRoutes } from './admin-routes'
export { createFigures } from './read-figures'
