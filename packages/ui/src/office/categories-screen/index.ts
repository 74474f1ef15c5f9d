export { CategoriesScreen, type CategoriesScreenProps } from './CategoriesScreen'
export { CategoryDialog, type CategoryDialogProps } from './CategoryDialog'
export type { OpenCategory } from './open-category'
