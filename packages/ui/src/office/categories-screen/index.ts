export { CategoriesScreen, type CategoriesScreenProps, type OpenCategory } from './CategoriesScreen'
