export { answersTo, sendAnswer, type AnswerRequest } from './answers'
