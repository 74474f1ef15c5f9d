/** `npm run snapshots`: how many pictures a full build on Chromatic takes, by group of stories. */
import { bill, most } from '../.storybook/bill.mjs'

const groups = [...bill()]
const all = groups.reduce((sum, [, pictures]) => sum + pictures, 0)
groups.forEach(([group, pictures]) => console.log(`${group.padEnd(14)}${String(pictures).padStart(6)}`))
console.log(`${'together'.padEnd(14)}${String(all).padStart(6)}   of at most ${most}`)
