export {
  AppearanceProvider,
  useAppearanceValue,
  type AppearanceChoices,
  type AppearanceValue,
} from './appearance-context'
export { AppearanceSwitches, type AppearanceSwitchesProps } from './AppearanceSwitches'
