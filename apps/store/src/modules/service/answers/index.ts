export { answersTo, sendAnswer, type AnswerRequest } from './answers'
export { findAnswersOf } from './answers.repo'
