import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { modesOf } from './snapshots.mjs'

/**
 * Tells Chromatic in which modes a story is photographed, if at all. Storybook asks for types of arguments here, at the one
 * moment when title and name of a story and its parameters are known together and not yet handed out.
 */
export const chooseModes: ArgTypesEnhancer = ({ argTypes, parameters, title, name }) => {
  const modes = modesOf(title, name.replaceAll(' ', ''))
  const off = Object.keys(modes).length === 0 || parameters.chromatic?.disableSnapshot
  parameters.chromatic = { ...parameters.chromatic, ...(off ? { disableSnapshot: true } : { modes }) }
  return argTypes
}
