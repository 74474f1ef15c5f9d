export { CategoryBays, type CategoryBaysProps } from './CategoryBays'
