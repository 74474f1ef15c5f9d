export { useProblemToast } from './use-problem-toast'
