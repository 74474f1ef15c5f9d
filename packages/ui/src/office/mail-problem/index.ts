export { MailProblem, type MailProblemProps } from './MailProblem'
