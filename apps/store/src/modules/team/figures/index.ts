export { figuresAdminRoutes } from './figures.admin'
export { createFigures } from './figures.service'
