export { Chip, type ChipProps } from './Chip'
export { ChipButton, type ChipButtonProps } from './ChipButton'
