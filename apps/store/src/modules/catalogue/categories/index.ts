export { categoriesAdminRoutes } from './admin-routes'
export { addCategory } from './add-category'
export { createCategoriesOperator } from './manage-categories'
