export { CategoriesScreen, type CategoriesScreenProps } from './CategoriesScreen'
export type { CategoryDialogProps } from './CategoryDialog'
export type { OpenCategory } from './open-category'
