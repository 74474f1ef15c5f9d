import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export {
  AppearanceProvider,
  useAppearanceValue,
  type AppearanceChoices,
  type AppearanceValue,
} from './appearance-context'
export type { AppearanceSwitchesProps } from './AppearanceSwitches'

/** Lazy {@link AppearanceSwitches}, because few users press them. Renders nothing if its file cannot be loaded. */
export const LazyAppearanceSwitches = lazyWithRetry(() =>
  import('./AppearanceSwitches').then(
    ({ AppearanceSwitches }) => ({ default: AppearanceSwitches }),
    () => ({ default: nothing as typeof import('./AppearanceSwitches').AppearanceSwitches }),
  ),
)

function nothing() {
  return null
}
