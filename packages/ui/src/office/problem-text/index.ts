export { useOfficeProblem } from './use-office-problem'
