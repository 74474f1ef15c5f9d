export { PasswordForm, type PasswordFormProps } from './PasswordForm'
