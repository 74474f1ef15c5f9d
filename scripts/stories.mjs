/** Every story as a test, in real browsers: one run for each of the first two processors, side by side. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root, runBin } from './lib/command.mjs'

/** A page of a browser uses one processor; more than two runs would wait for each other's servers. */
const MOST = 2

/**
 * Runs all stories and says whether all passed.
 * @param {string | undefined} browser the Chromium to use; Playwright's own unless given
 */
export async function storyTests(browser, processors = availableParallelism()) {
  const count = Math.min(MOST, processors)
  const runs = Array.from({ length: count }, (_, index) => {
    const number = index + 1
    return runBin('vitest', ['run', '--project=storybook', `--shard=${number}/${count}`], {
      // Each with prepared dependencies of its own: two servers that prepare the same ones disturb each other.
      env: { CHROME_BIN: browser, CACHE_DIR: join(root, `node_modules/.cache/stories-${number}`) },
      prefix: count > 1 ? `[${number}]` : undefined,
    })
  })
  return (await Promise.all(runs)).every(Boolean)
}
