export { Button, type ButtonProps } from './Button'
export { LinkButton, type LinkButtonProps } from './LinkButton'
export type { ButtonSize, ButtonVariant, ButtonWidth } from './styles'
