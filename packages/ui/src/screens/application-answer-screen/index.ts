export {
  AnswerScreen,
  ApplicationAnswerScreen,
  type AnswerScreenProps,
  type ApplicationAnswerScreenProps,
} from './ApplicationAnswerScreen'
