export { ShownOnce, type ShownOnceProps } from './ShownOnce'
