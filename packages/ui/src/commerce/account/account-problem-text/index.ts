export { useAccountProblemText } from './use-account-problem-text'
