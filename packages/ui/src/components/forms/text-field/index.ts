export { TextField, type TextFieldProps } from './TextField'
export { UnitFrame, type UnitFrameProps } from './UnitFrame'
