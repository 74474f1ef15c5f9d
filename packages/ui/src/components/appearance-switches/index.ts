import { lazyAgain } from '../../internal/lazy-again'

export {
  AppearanceProvider,
  useAppearanceValue,
  type AppearanceChoices,
  type AppearanceValue,
} from './appearance-context'
export type { AppearanceSwitchesProps } from './AppearanceSwitches'

/**
 * {@link AppearanceSwitches}, fetched when the page is there: few ever press them. A page whose file of them does not come
 * does without.
 */
export const AppearanceSwitchesLater = lazyAgain(() =>
  import('./AppearanceSwitches').then(
    ({ AppearanceSwitches }) => ({ default: AppearanceSwitches }),
    () => ({ default: nothing as typeof import('./AppearanceSwitches').AppearanceSwitches }),
  ),
)

function nothing() {
  return null
}
