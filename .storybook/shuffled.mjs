/**
 * `npm run test:stories:shuffled -- packages/ui/src/components/overlays/dialog`: runs the stories of a folder three
 * times, with files and stories in random order. Each run has to pass; a failing one prints its seed, and `npm run
 * test:stories -- <folder> --sequence.shuffle --sequence.seed=<seed>` repeats it.
 */
import { randomInt } from 'node:crypto'
import { binPath, run } from '../scripts/lib/command.mjs'

const RUNS = 3

/** @type {string[]} */
const failed = []
for (let count = 1; count <= RUNS; count += 1) {
  const seed = String(randomInt(1, 1_000_000))
  console.log(`Run ${count} of ${RUNS}, seed ${seed}`)
  const code = await run(process.execPath, [
    binPath('vitest'),
    'run',
    ...process.argv.slice(2),
    '--sequence.shuffle',
    `--sequence.seed=${seed}`,
  ])
  if (code !== 0) failed.push(seed)
}
console.log(
  failed.length === 0
    ? `${RUNS} runs in random order are equal: everything passes.`
    : `Not equal: it fails with seed ${failed.join(', ')}.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
