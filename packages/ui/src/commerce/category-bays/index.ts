export { CategoryBays, type CategoryBaysProps, type CategoryBayView } from './CategoryBays'
