export { AccessRequestForm, type AccessRequestFormProps } from './AccessRequestForm'
