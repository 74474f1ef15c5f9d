export { AnswerScreen, type AnswerScreenProps } from './AnswerScreen'
export { ApplicationAnswerScreen, type ApplicationAnswerScreenProps } from './ApplicationAnswerScreen'
