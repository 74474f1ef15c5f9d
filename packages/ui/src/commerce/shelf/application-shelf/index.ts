export { ApplicationShelf, type ApplicationShelfProps } from './ApplicationShelf'
