export { AuthPage, type AuthPageProps } from './AuthPage'
export { useFocusWhenDone } from './use-focus-when-done'
