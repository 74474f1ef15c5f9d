export { answersTo, sendAnswer, type AnswerRequest } from './send-answer'
export { findAnswersOf } from './answers.repo'
