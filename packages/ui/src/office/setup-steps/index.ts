export { SetupSteps, type SetupStepsProps } from './SetupSteps'
