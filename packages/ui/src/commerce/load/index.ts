export type { Load } from './load'
