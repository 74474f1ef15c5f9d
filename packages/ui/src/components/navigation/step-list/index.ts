export { StepBar, type StepBarProps } from './StepBar'
export { StepList, type Step, type StepListProps, type StepState } from './StepList'
