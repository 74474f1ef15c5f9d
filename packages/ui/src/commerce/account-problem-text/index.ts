export type { AccountAction } from './account-action'
export { useAccountProblemText } from './use-account-problem-text'
