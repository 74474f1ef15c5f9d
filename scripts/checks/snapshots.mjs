/** A full build on Chromatic takes no more pictures than budgeted. */
import { snapshotCount, most } from '../../.storybook/bill.mjs'

export default () => {
  const all = [...snapshotCount().values()].reduce((sum, pictures) => sum + pictures, 0)
  return all > most
    ? [`A full build takes ${all} pictures, over ${most}: see .storybook/snapshots.mjs and npm run snapshots`]
    : []
}
