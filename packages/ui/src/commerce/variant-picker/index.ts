export { VariantPicker, type OptionView, type VariantPickerProps } from './VariantPicker'
