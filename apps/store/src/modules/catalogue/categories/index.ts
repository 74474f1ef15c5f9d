export { categoriesAdminRoutes } from './admin-routes'
export { createCategoriesOperator } from './manage-categories'
