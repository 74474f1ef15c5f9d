export { RatingChoice, type RatingChoiceProps } from './RatingChoice'
