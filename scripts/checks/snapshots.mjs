/** A full build on Chromatic takes no more pictures than budgeted. */
import { snapshotCount, maxSnapshots } from '../../.storybook/snapshot-count.mjs'

export default () => {
  const all = [...snapshotCount().values()].reduce((sum, pictures) => sum + pictures, 0)
  return all > maxSnapshots
    ? [`A full build takes ${all} pictures, over ${maxSnapshots}: see .storybook/snapshots.mjs and npm run snapshots`]
    : []
}
