export { BannersScreen, type BannersScreenProps } from './BannersScreen'
