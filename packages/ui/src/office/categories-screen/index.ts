export { CategoriesScreen, type CategoriesScreenProps } from './CategoriesScreen'
export type { OpenCategory } from './open-category'
