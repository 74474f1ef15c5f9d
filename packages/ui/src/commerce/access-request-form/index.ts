export {
  AccessRequestForm,
  type AccessRequestFault,
  type AccessRequestFormProps,
  type AccessRequestValues,
} from './AccessRequestForm'
