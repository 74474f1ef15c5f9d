export { SignInForm, type Credentials, type SignInFormProps } from './SignInForm'
