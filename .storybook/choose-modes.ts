import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { modesOf } from './snapshots.mjs'

/**
 * Sets the modes of a story's Chromatic snapshots, or disables them. An arg types enhancer, because only there are
 * title, name and parameters of a story known together and still mutable.
 */
export const chooseModes: ArgTypesEnhancer = ({ argTypes, parameters, title, name }) => {
  const modes = modesOf(title, name.replaceAll(' ', ''))
  const off = Object.keys(modes).length === 0 || parameters.chromatic?.disableSnapshot
  parameters.chromatic = { ...parameters.chromatic, ...(off ? { disableSnapshot: true } : { modes }) }
  return argTypes
}
