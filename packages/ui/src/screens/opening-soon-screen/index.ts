export { OpeningSoonScreen } from './OpeningSoonScreen'
