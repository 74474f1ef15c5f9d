export { FormProblem } from './FormProblem'
