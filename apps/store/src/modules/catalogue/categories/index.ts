export { categoriesAdminRoutes } from './categories.admin'
export { createCategoriesOperator } from './categories.operator'
