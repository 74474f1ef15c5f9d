export { AccessPage, type AccessPageProps } from './AccessPage'
export { useFocusWhenDone } from './use-focus-when-done'
